import type { BrowserContext } from '@playwright/test'
import { dishes, options, shops } from '../support/chain.ts'
import { guestOf, type Guest } from '../support/guest.ts'
import { wholeLaneOnly } from '../lane.ts'
import { expect, test } from '../support/worlds/test.ts'
import { languages } from '../support/words/words.ts'

test('[1.13] two tabs of a fresh guest become one visitor, who finds the orders of both', wholeLaneOnly, async ({ page, context }) => {
  const tabs = [page, await context.newPage()]
  const made = visitorsMade(context)
  for (const tab of tabs) await tab.goto('/home?lang=en')
  const orders: string[] = []
  for (const tab of tabs) {
    await tab.bringToFront()
    const guest = guestOf(tab, 'en')
    const takeaway = tab.getByRole('radio', { name: guest.say.ways.takeaway })
    await takeaway.tap()
    await expect(takeaway).toBeChecked()
    // The shop that was chosen in one tab is chosen in the other.
    if (tab === page) await guest.orderAt(shops.lamTin)
    else await tab.getByRole('link', { name: guest.say.start }).tap()
    await guest.addAtOnce(dishes.chicken)
    await guest.checkOut()
    await tab.getByRole('radio', { name: /^Cash/ }).check()
    orders.push(await guest.place())
  }
  expect(made()).toBe(1)
  for (const orderId of orders) {
    await page.goto(`/orderDetail/${orderId}`)
    await expect(page.getByRole('main').getByText(dishes.chicken.en)).toBeVisible()
  }
})

test('[1.13] two tabs that need a visitor at the same moment make one', async ({ page, context }) => {
  const tabs = [page, await context.newPage()]
  const made = visitorsMade(context)
  // Neither gets its visitor before both are about to ask for one.
  const bothAsk = Promise.all(tabs.map((tab) => tab.waitForResponse(/open-session/)))
  await context.route(/getOrCreateVisitor/, async (route) => {
    await bothAsk
    await route.continue()
  })
  await Promise.all(tabs.map((tab) => tab.goto('/orderDetail/20261123-ABCDEFGH?lang=en')))
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: guestOf(tab, 'en').say.missingOrder })).toBeVisible()
  expect(made()).toBe(1)
})

for (const language of languages) {
  test(`[2.25] what one tab has ordered another shows no more to be ordered (${language})`, wholeLaneOnly, async ({ page, context }) => {
    const guest = guestOf(page, language)
    await readyToPlace(guest)
    const other = guestOf(await context.newPage(), language)
    await other.page.goto('/confirmorder/1')
    await expect(other.placeButton()).toContainText('$')
    await guest.page.bringToFront()
    await guest.place()
    await expect(other.page.getByRole('heading', { name: other.say.nothingToConfirm })).toBeVisible()
    await expect(other.placeButton()).toHaveCount(0)
  })
}

test('[2.25] two tabs that place one cart at the same moment make one order', wholeLaneOnly, async ({ page, context }) => {
  const guest = guestOf(page, 'en')
  await readyToPlace(guest)
  const other = guestOf(await context.newPage(), 'en')
  await other.page.goto('/confirmorder/1')
  await other.expectReady()
  const tabs = [guest, other]
  let sent = 0
  await context.route('**/api/Action?_name=candao.orderOwn.postOrder', async (route) => {
    sent += 1
    for (const tab of tabs) await expect(tab.placeButton()).toHaveAttribute('aria-busy', 'true')
    await route.continue()
  })
  await Promise.all(tabs.map(({ placeButton }) => placeButton().evaluate((button: HTMLElement) => button.click())))
  const placed = tabs.map((tab) => tab.page.getByRole('heading', { level: 1, name: guest.say.placed }))
  const nothing = tabs.map((tab) => tab.page.getByRole('heading', { name: guest.say.nothingToConfirm }))
  for (const [index, heading] of placed.entries()) await expect(heading.or(nothing[index] ?? heading)).toBeVisible()
  const counts = await Promise.all(placed.map((heading) => heading.count()))
  expect(counts.filter((count) => count === 1)).toHaveLength(1)
  expect(sent).toBe(1)
  await page.goto('/mine')
  await expect(page.getByRole('article')).toHaveCount(1)
})

for (const language of languages) {
  test(`[9.17] what each of two tabs puts into the cart is in the cart of both (${language})`, wholeLaneOnly, async ({ page, context }) => {
    const guest = guestOf(page, language)
    await guest.open('takeaway')
    await guest.orderAt(shops.lamTin)
    await guest.addAtOnce(dishes.chicken)
    const other = guestOf(await context.newPage(), language)
    await other.page.goto('/orderFood/1')
    await other.addAtOnce(dishes.tarts)
    await guest.page.bringToFront()
    await guest.addAtOnce(dishes.fries)
    for (const { page: tab, cart, cartBar } of [guest, other]) {
      await tab.bringToFront()
      await cartBar().tap()
      for (const dish of [dishes.chicken, dishes.tarts, dishes.fries])
        await expect(cart().getByRole('heading', { level: 3, name: dish[language] })).toBeVisible()
    }
  })
}

test('[2.23] two tabs order in two ways, and neither turns the other', wholeLaneOnly, async ({ page, context }) => {
  await context.addInitScript(() => {
    const write = Storage.prototype.setItem
    Storage.prototype.setItem = function (this: Storage, key: string, text: string) {
      if (key === 'place')
        document.documentElement.dataset.placeWrites = String(Number(document.documentElement.dataset.placeWrites ?? 0) + 1)
      write.call(this, key, text)
    }
  })
  const guest = guestOf(page, 'en')
  await guest.open('takeaway')
  await guest.orderAt(shops.lamTin)
  await guest.addAtOnce(dishes.chicken)
  await expect(guest.cartBar()).toContainText('$')
  const other = guestOf(await context.newPage(), 'en')
  await other.page.goto('/orderFood/5')
  await other.addAtOnce(dishes.tarts)
  await page.bringToFront()
  await guest.addAtOnce(dishes.fries)
  await expect(other.cartBar()).toContainText('3')
  await expect(page.getByRole('link', { name: new RegExp(`^${guest.say.ways.takeaway} ·`) })).toBeVisible()
  await expect(other.page.getByRole('link', { name: new RegExp(`^${guest.say.ways.dineIn} ·`) })).toBeVisible()
  for (const tab of [page, other.page]) expect(Number((await tab.locator('html').getAttribute('data-place-writes')) ?? 0)).toBeLessThan(6)
})

test('the bar of a cart shows no amount until all its dishes are known', wholeLaneOnly, async ({ page }) => {
  const guest = guestOf(page, 'en')
  await guest.open('takeaway')
  await guest.orderAt(shops.lamTin)
  await guest.add(dishes.pepperoni, [options.twelveInch, options.classicCrust])
  await guest.addSet(dishes.setForOne, [dishes.porkChopRice, dishes.fries, dishes.lemonTea])
  await expect(guest.cartBar()).toContainText('$')
  const whole = await guest.cartBar().innerText()
  const amounts: string[] = []
  await page.route(/\/menu\/[\w-]+\.json/, async (route) => {
    await promotionsKnown
    await expect(guest.cartBar()).toBeVisible()
    amounts.push(await guest.cartBar().innerText())
    await route.continue()
  })
  const promotionsKnown = page.waitForResponse(/getStorePres/)
  await page.reload()
  await expect(guest.cartBar()).toHaveText(whole, { useInnerText: true })
  expect(amounts).not.toEqual([])
  expect(amounts.join()).not.toContain('$')
})

/** A takeaway of one dish, one tap from being ordered. */
async function readyToPlace(guest: Guest) {
  await guest.open('takeaway')
  await guest.orderAt(shops.lamTin)
  await guest.addAtOnce(dishes.chicken)
  await guest.checkOut()
  await guest.expectReady()
}

/** Counts the visitors that the tabs ask for from now on. */
function visitorsMade(context: BrowserContext): () => number {
  let made = 0
  context.on('request', (request) => {
    if (request.url().includes('getOrCreateVisitor')) made += 1
  })
  return () => made
}

import { wholeLaneOnly } from '../lane.ts'
import { dishes, shops, type Shop } from '../support/chain.ts'
import { guestOf, type Guest } from '../support/guest.ts'
import { expect, test } from '../support/worlds/test.ts'
import { runOut } from '../support/outside/till.ts'
import { languages } from '../support/words/words.ts'

const call = '**/api/Action?_name=candao.orderOwn.postOrder'
const lostNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

for (const language of ['tc', 'en'] as const) {
  test(
    `[8.4] [2.42] an order that the network loses says so, and is placed once afterwards (${language})`,
    wholeLaneOnly,
    async ({ page, troubles }) => {
      troubles.expect(lostNetwork)
      const guest = guestOf(page, language)
      await readyToPlace(guest, shops.elements)
      await page.context().setOffline(true)
      await guest.placeButton().tap()
      const dialog = page.getByRole('dialog', { name: guest.say.connectionError, exact: true })
      await expect(dialog).toBeVisible()
      await page.context().setOffline(false)
      await dialog.getByRole('button', { name: guest.say.confirm }).tap()
      await expect(page.getByText(guest.say.unanswered)).toBeVisible()
      await guest.place()
      await expectOneOrder(guest)
    },
  )
}

test('[8.4] an order whose answer is lost has arrived, and placing it again makes no second one', async ({ page, troubles }) => {
  troubles.expect(lostNetwork)
  const guest = guestOf(page, 'en')
  await readyToPlace(guest, shops.olympian)
  let arrived = 0
  await page.route(
    call,
    async (route) => {
      const answer = await route.fetch()
      arrived = answer.status()
      await route.abort()
    },
    { times: 1 },
  )
  await guest.placeButton().tap()
  await page.getByRole('dialog', { name: guest.say.connectionError }).getByRole('button', { name: guest.say.confirm }).tap()
  expect(arrived).toBe(200)
  await guest.place()
  await expectOneOrder(guest)
})

test('[8.4] a tap whose code is lost says so, and the next one places the order', wholeLaneOnly, async ({ page, troubles }) => {
  troubles.expect(lostNetwork)
  const guest = guestOf(page, 'en')
  let isLost = true
  await page.context().route(/\/assets\/place-order-[^/]+\.js$/, (route) => (isLost ? route.abort() : route.continue()))
  await readyToPlace(guest, shops.wongTaiSin)
  await guest.placeButton().tap()
  const dialog = page.getByRole('dialog', { name: guest.say.connectionError, exact: true })
  await expect(dialog).toBeVisible()
  isLost = false
  await dialog.getByRole('button', { name: guest.say.confirm }).tap()
  await guest.place()
  await expectOneOrder(guest)
})

test('a double tap places one order', async ({ page }) => {
  const guest = guestOf(page, 'en')
  await readyToPlace(guest, shops.festivalWalk)
  await guest.placeButton().evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByRole('heading', { level: 1, name: guest.say.placed })).toBeVisible()
  await expectOneOrder(guest)
})

test('[8.14] a dish that runs out before the order is placed is told, taken out, and the rest is ordered', async ({ page }) => {
  const guest = guestOf(page, 'en')
  await guest.atConfirmation({ shop: shops.whampoa, cart: [dishes.chicken, dishes.tarts] })
  await guest.expectReady()
  await runOut(shops.whampoa.storeId, 'egg-tarts-4')
  await guest.placeButton().tap()
  const sheet = page.getByRole('dialog', { name: guest.say.changed })
  await expect(sheet.getByRole('listitem')).toHaveText([`${dishes.tarts.en}${guest.say.soldOut}`])
  await sheet.getByRole('button', { name: guest.say.takeOut }).tap()
  await expect(page.getByRole('main').getByText(dishes.tarts.en)).toBeHidden()
  await guest.place()
  await page.getByRole('button', { name: guest.say.track }).tap()
  await expect(page.getByRole('main').getByText(dishes.chicken.en)).toBeVisible()
  await expect(page.getByText(dishes.tarts.en)).toBeHidden()
})

for (const language of languages) {
  test(
    `[1.20] nobody is asked to choose how to pay while the ways of paying are on their way (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      await readyToPlace(guest, shops.lamTin)
      await expect(guest.placeButton()).not.toHaveAttribute('aria-busy')
      const ready = await guest.placeButton().innerText()
      const waiting: string[] = []
      await page.route('**/api/Action?_name=candao.pay.methodsGet', async (route) => {
        const button = page.getByRole('main').locator('button[type=submit]')
        await expect(button).toHaveAttribute('aria-busy', 'true')
        waiting.push(await button.innerText())
        await route.continue()
      })
      await page.reload()
      await expect(guest.placeButton()).toHaveText(ready, { useInnerText: true })
      await expect.poll(() => waiting.join()).toMatch(guest.say.placeOrder)
    },
  )
}

test('[2.25] the confirmation of nothing leads to the menu', async ({ page }) => {
  const guest = guestOf(page, 'en')
  await page.goto('/confirmorder/2?lang=en')
  await expect(page.getByRole('heading', { name: guest.say.nothingToConfirm })).toBeVisible()
  await page.getByRole('link', { name: guest.say.toMenu }).tap()
  await expect(page).toHaveURL('/orderFood/2')
})

test('[2.26] an order that nobody knows is not found', async ({ page }) => {
  await page.goto('/orderDetail/20261123-ABCDEFGH?lang=en')
  await expect(page.getByRole('heading', { name: guestOf(page, 'en').say.missingOrder })).toBeVisible()
})

test("[2.26] another guest's order shows nothing", async ({ page, browser, troubles, contextOptions }) => {
  const guest = guestOf(page, 'en')
  const orderId = await guest.atOrder({ shop: shops.diamondHill, cart: [dishes.chicken] })
  const stranger = await browser.newContext({ ...contextOptions, baseURL: process.env.HARBOUR_URL })
  const theirs = await stranger.newPage()
  await theirs.goto(`/orderDetail/${orderId}?lang=en`)
  await expect(theirs.getByRole('heading', { name: guest.say.missingOrder })).toBeVisible()
  await expect(theirs.getByText(/Kitty|6123|Sand Ginger/)).toHaveCount(0)
  await stranger.close()
  troubles.judge()
})

/** A takeaway of one dish, one tap from being ordered. */
async function readyToPlace(guest: Guest, shop: Shop) {
  await guest.atConfirmation({ shop, cart: [dishes.chicken] })
  await guest.expectReady()
}

async function expectOneOrder({ page }: Guest) {
  await page.goto('/mine')
  await expect(page.getByRole('article')).toHaveCount(1)
}

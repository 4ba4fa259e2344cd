import type { Page } from '@playwright/test'
import { dishes, shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { wholeLaneOnly } from '../lane.ts'
import { expect, test } from '../support/worlds/test.ts'
import { inBoth } from '../support/words/texts.ts'
import { languages } from '../support/words/words.ts'

/** The world began at noon, whatever this machine's clock says. */
const say = inBoth(({ t, either }) => ({
  offline: t('shell_offline'),
  menuSince: either(/^暫時離線，餐牌為 1[2-5]:\d\d 的版本。$/, /^You’re offline. This menu is from 1[2-5]:\d\d.$/),
  later: t('cart_offline'),
  update: t('shell_update'),
  reload: t('shell_crash_reload'),
  retry: t('shell_offline_retry'),
}))

const lostNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

test.use({ serviceWorkers: 'allow' })

for (const language of languages) {
  test(
    `without a network the menu and the cart are there, and the cart knows when it can be ordered (${language})`,
    wholeLaneOnly,
    async ({ page, troubles }) => {
      troubles.expect(lostNetwork)
      const guest = guestOf(page, language)
      await guest.atMenu({ shop: shops.lamTin, cart: [dishes.tarts] })
      await standsBy(page, 'getStorePres')

      await page.context().setOffline(true)
      await page.goto('/home')
      await expect(page.getByRole('heading', { level: 1, name: guest.say.greeting })).toBeVisible()
      await expect(page.getByText(say[language].offline)).toBeVisible()
      await page.getByRole('link', { name: guest.say.start }).tap()
      await expect(page.getByText(say[language].menuSince)).toBeVisible()
      await guest.addAtOnce(dishes.chicken)
      await expect(guest.cartBar()).toContainText('$72')
      await expect(guest.cartBar()).toContainText(say[language].later)
      await guest.cartBar().tap()
      await expect(guest.cart().getByRole('heading', { level: 3, name: dishes.chicken[language] })).toBeVisible()
      await expect(guest.cart().getByText(say[language].later)).toBeVisible()
      await expect(page.getByRole('dialog', { name: guest.say.connectionError })).toBeHidden()
      await page.goBack()

      await page.context().setOffline(false)
      // The app asks by itself, every ten seconds.
      await expect(page.getByText(say[language].menuSince)).toBeHidden()
      await expect(guest.cartBar()).toContainText('$72')
      await guest.checkOut()
    },
  )
}

for (const language of languages) {
  test(`[8.4] from its first moment on the worker has a page of ours where there is no network (${language})`, async ({
    page,
    troubles,
  }) => {
    troubles.expect(lostNetwork)
    // No word reaches the worker, so that nothing of the app is kept.
    await page.addInitScript(() => void (ServiceWorker.prototype.postMessage = () => undefined))
    await page.goto(`/home?lang=${language}`)
    await page.waitForFunction(isControlled, undefined, { timeout: 60_000 })
    await page.context().setOffline(true)
    await page.goto(`/orderFood/2?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1, name: say[language].offline })).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('link', { name: say[language].retry }).tap()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
}

test(
  'an order that was seen before is there without a network, and the next one is placed afterwards',
  wholeLaneOnly,
  async ({ page, troubles }) => {
    troubles.expect(lostNetwork)
    const guest = guestOf(page, 'en')
    await guest.open('takeaway')
    await guest.orderAt(shops.lamTin)
    await guest.addAtOnce(dishes.tarts)
    await guest.checkOut()
    const orderId = await guest.place()
    await standsBy(page, orderId)
    await page.context().setOffline(true)
    await page.goto(`/orderDetail/${orderId}`)
    await expect(page.getByRole('main').getByText(dishes.tarts.en)).toBeVisible()
    await page.goto('/orderFood/1')
    await guest.addAtOnce(dishes.chicken)
    await page.context().setOffline(false)
    await page.reload()
    await guest.checkOut()
    await guest.place()
  },
)

test(
  '[8.4] [2.42] what was typed outlives the lost network and the page that comes anew without one',
  wholeLaneOnly,
  async ({ page, troubles }) => {
    troubles.expect(lostNetwork)
    const guest = guestOf(page, 'en')
    await guest.atConfirmation({ shop: shops.lamTin, cart: [dishes.chicken] })
    await standsBy(page)
    await guest.sayWho({ name: 'Kitty Chan', phone: '6123 4567' })
    await guest.expectReady()
    await page.context().setOffline(true)
    await guest.placeButton().tap()
    await page.getByRole('dialog', { name: guest.say.connectionError }).getByRole('button', { name: guest.say.confirm }).tap()
    await guest.openWho()
    await expect(page.getByRole('textbox', { name: guest.say.name, exact: true })).toHaveValue('Kitty Chan')
    await expect(page.getByRole('textbox', { name: guest.say.phone, exact: true })).toHaveValue('6123 4567')
    await page.context().setOffline(false)
    await page.reload()
    await guest.place()
  },
)

for (const language of languages) {
  test(`a newer build of the app is offered, and loaded on the guest’s word alone (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    await guest.open('takeaway')
    await standsBy(page)
    const offer = page.getByRole('status').filter({ hasText: say[language].update })
    await expect(offer).toBeHidden()
    // This page is one of an earlier build, and the browser finds another worker.
    await page.evaluate(async () => {
      for (const script of document.head.querySelectorAll('script')) script.textContent = `import('/assets/main-earlier.js')`
      await navigator.serviceWorker.register('/sw.js?next')
    })
    await expect(offer).toBeVisible()
    const loaded = page.waitForEvent('load')
    await offer.getByRole('button', { name: say[language].reload }).tap()
    await loaded
    await expect(page.getByRole('heading', { level: 1, name: guest.say.greeting })).toBeVisible()
    await expect(offer).toBeHidden()
  })
}

const isControlled = () => navigator.serviceWorker.controller !== null

/** Waits until the phone keeps the app, and of what was said what has this in it. */
async function standsBy(page: Page, told = '') {
  await page.waitForFunction(isControlled, undefined, { timeout: 60_000 })
  await expect.poll(() => page.evaluate(async () => (await caches.match('/shell/whole')) !== undefined), { timeout: 120_000 }).toBe(true)
  await page.waitForFunction((text) => localStorage.getItem('answers')?.includes(text) ?? false, told)
}

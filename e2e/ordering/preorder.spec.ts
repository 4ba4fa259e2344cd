import { instantOf } from '@harbour/rules'
import { wholeLaneOnly } from '../lane.ts'
import { dishes, shops, type Shop } from '../support/chain.ts'
import { guestOf, type Guest } from '../support/guest.ts'
import { fillSlot } from '../support/outside/api-orders.ts'
import { expect, test } from '../support/worlds/test.ts'
import { move } from '../support/outside/till.ts'
import { laterWords, whenWords } from '../support/words/when-words.ts'
import { languages } from '../support/words/words.ts'

// Times are the shops', whatever the phone says.
test.use({ timezoneId: 'America/New_York' })

const at = (hour: number, minute: number) => instantOf({ year: 2026, month: 11, day: 23, hour, minute })

for (const language of languages) {
  test(`[1.15] [9.1] a takeaway for later from a fresh phone to the shop's word (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    const say = whenWords[language]
    await guest.atMenu({ shop: shops.mongKok })
    await page.goto('/home')
    await page.getByRole('radio', { name: say.later }).tap()
    await sheet(guest)
      .getByRole('radio', { name: /^19:15/ })
      .tap()
    await sheet(guest).getByRole('button', { name: say.collect }).tap()
    await expect(page.getByRole('radio', { name: say.today })).toBeChecked()
    await page.getByRole('link', { name: guest.say.start }).tap()
    await guest.addAtOnce(dishes.chicken)
    await guest.checkOut()
    await expect(page.getByRole('button', { name: say.today })).toBeVisible()
    await guest.sayWho()
    const orderId = await guest.place()
    await expect(page.getByText(say.today, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: guest.say.track }).tap()
    await move(shops.mongKok.storeId, orderId, [10])
    await expect(page.getByText(say.accepted).first()).toBeVisible()
    await expect(page.getByText(say.starts)).toBeVisible()
    await page.goto('/mine')
    await expect(page.getByRole('article').getByText(say.today)).toBeVisible()
  })

  test(
    `[1.15] a full time stays in sight with the word for it, and one that fills is let go (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      const shop = language === 'tc' ? shops.whampoa : shops.festivalWalk
      await fillSlot(shop.storeId, at(18, 0))
      await askAt(guest, shop)
      const full = sheet(guest).getByRole('radio', { name: /^18:00/ })
      await expect(full).toBeDisabled()
      await expect(sheet(guest).locator('label', { has: page.getByRole('radio', { name: /^18:00/ }) })).toContainText(
        whenWords[language].full,
      )
      await sheet(guest)
        .getByRole('radio', { name: /^18:15/ })
        .tap()
      await fillSlot(shop.storeId, at(18, 15))
      await expect(page.getByRole('status').getByText(/^18:15/)).toBeVisible()
      await expect(sheet(guest).getByRole('radio', { name: /^18:15/ })).not.toBeChecked()
    },
  )

  test(`[1.15] a delivery for later comes to the door at its time (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    const say = laterWords[language]
    await guest.atMenu({ way: 'delivery', cart: [dishes.chicken] })
    await page
      .getByRole('button', { name: guest.say.addMore(dishes.chicken[language], 1) })
      .first()
      .tap()
    await page.getByRole('button', { name: whenButton }).tap()
    await sheet(guest).getByRole('radio', { name: say.tuesday }).tap()
    await sheet(guest)
      .getByRole('radio', { name: /^12:00/ })
      .tap()
    await sheet(guest).getByRole('button', { name: say.deliverTomorrow }).tap()
    await guest.checkOut()
    await guest.sayWho()
    await guest.place()
    await expect(page.getByText(say.tomorrowNoon, { exact: true })).toBeVisible()
  })

  test(`[1.15] a time that fills before the order is placed leads to another (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    const say = laterWords[language]
    const shop = language === 'tc' ? shops.olympian : shops.festivalWalk
    await askAt(guest, shop)
    await sheet(guest)
      .getByRole('radio', { name: /^20:00/ })
      .tap()
    await sheet(guest).getByRole('button', { name: say.collectAt }).tap()
    await guest.addAtOnce(dishes.chicken)
    await guest.checkOut()
    await guest.sayWho()
    await expect(guest.placeButton()).toContainText('$')
    await fillSlot(shop.storeId, at(20, 0))
    await guest.placeButton().tap()
    await sheet(guest)
      .getByRole('radio', { name: /^20:15/ })
      .tap()
    await sheet(guest).getByRole('button', { name: say.collectTonight }).tap()
    await guest.place()
    await expect(page.getByText(say.tonight, { exact: true })).toBeVisible()
  })

  test(`[8.14] what is not served at the chosen time is said, and taken out at a tap (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    const say = laterWords[language]
    await guest.atMenu({ shop: shops.elements, cart: [dishes.lunchPasta] })
    await page.getByRole('button', { name: whenButton }).tap()
    await sheet(guest)
      .getByRole('radio', { name: /^19:15/ })
      .tap()
    await expect(sheet(guest).getByText(say.notServed)).toBeVisible()
    await sheet(guest).getByRole('button', { name: say.collectAt }).tap()
    await guest.cartBar().tap()
    await expect(guest.cart()).toContainText(say.notThen)
    await guest
      .cart()
      .getByRole('button', { name: guest.say.remove(dishes.lunchPasta[language]) })
      .tap()
    await expect(guest.cart().getByRole('heading', { name: guest.say.emptyCart })).toBeVisible()
  })

  test(`[8.13] a shop that takes no preorders says so, with the way to another (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    const say = laterWords[language]
    await askAt(guest, shops.hongKongStation)
    await expect(sheet(guest).getByRole('heading', { name: say.noPreorders })).toBeVisible()
    await sheet(guest).getByRole('link', { name: say.otherShop }).tap()
    await expect(page.getByRole('heading', { level: 1, name: guest.say.chooseShop })).toBeAttached()
  })

  test(`[5.2] [3.25] days on which a shop rests cannot be chosen, and its page says why (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    const say = laterWords[language]
    await askAt(guest, shops.lamTin)
    await expect(sheet(guest).getByRole('radio', { name: say.saturday })).toBeEnabled()
    await expect(sheet(guest).getByRole('radio', { name: say.sundayClosed })).toBeDisabled()
    await page.goto(`/shopDetail?storeId=${shops.lamTin.storeId}&lang=${language}`)
    await expect(page.getByText(say.blackout)).toBeVisible()
  })

  test(`[1.15] a time that the next shop does not offer is let go, and said (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    const say = laterWords[language]
    await askAt(guest, shops.tsimShaTsui)
    await sheet(guest).getByRole('radio', { name: say.tuesday }).tap()
    await sheet(guest)
      .getByRole('radio', { name: /^04:00/ })
      .tap()
    await sheet(guest).getByRole('button', { name: say.collectAt }).tap()
    await page.getByRole('link', { name: new RegExp(shops.tsimShaTsui[language]) }).tap()
    await page.getByRole('searchbox', { name: guest.say.searchShop }).fill(shops.elements[language])
    const pick = page.getByRole('button', { name: shops.elements[language], exact: true })
    await pick.tap()
    await page.getByRole('article').filter({ has: pick }).getByRole('button', { name: guest.say.orderHere }).tap()
    await expect(page.getByText(say.lost)).toBeVisible()
    await page.getByRole('button', { name: say.chooseAnother }).tap()
    await expect(sheet(guest)).toBeVisible()
  })

  test(
    `[1.15] [2.42] back closes the question of the time, and leaves the screen as it was (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      await askAt(guest, shops.mongKok)
      await expect(sheet(guest)).toBeVisible()
      await page.goBack()
      await expect(sheet(guest)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name: guest.say.menu })).toBeAttached()
    },
  )
}

const sheet = ({ page, language }: Guest) => page.getByRole('dialog', { name: whenWords[language].sheet })

/** Asks from the menu of a shop for when it might be. */
async function askAt(guest: Guest, shop: Shop) {
  await guest.atMenu({ shop })
  await guest.page.getByRole('button', { name: whenButton }).tap()
}

const whenButton = /^(When:|時間：)/

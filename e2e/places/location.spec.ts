import { wholeLaneOnly } from '../lane.ts'
import { nganPakMansion, shops } from '../support/chain.ts'
import { denyLocation } from '../support/outside/deny-location.ts'
import { guestOf, type Guest } from '../support/guest.ts'
import { insideApp } from '../support/outside/native.ts'
import { expect, test } from '../support/worlds/test.ts'
import { inBoth } from '../support/words/texts.ts'
import { languages } from '../support/words/words.ts'

const says = inBoth(({ t, either }) => ({
  pinned: t('address_pinned'),
  nearby: t('address_nearby'),
  nearest: t('shops_nearest'),
  foreign: t('address_foreign'),
  use: t('address_use'),
  locate: t('address_locate'),
  ask: t('address_ask_title'),
  allow: t('address_ask_yes'),
  unable: t('address_unable'),
  kilometres: either(/\d 公里/, /\d km/),
  enter: t('address_tip_address'),
  list: t('address_tip_shop'),
  off: t('address_unable_denied'),
  tipInApp: either(/^此應用程式未獲准使用位置。在手機設定開啟/, /^Location is off for this app. Turn it on in your phone’s settings for/),
  offInApp: t('address_unable_denied_app'),
  saved: t('address_saved'),
  chosen: t('address_chosen'),
  door: either('太古城 銀柏閣', 'Ngan Pak Mansion, Taikoo Shing, 12/F, B'),
}))

for (const language of languages) {
  const said = says[language]

  test.describe(`where the location may be used (${language})`, () => {
    test.use({ permissions: ['geolocation'], geolocation: { latitude: 22.2855, longitude: 114.2187 } })

    test('[1.16] [4.5] [7.30] the buildings around the guest stand first in the choice of an address', async ({ page }) => {
      const guest = guestOf(page, language)
      await toThePlace(guest)
      await expect(page.getByRole('region', { name: said.pinned })).toContainText(nganPakMansion.building[language])
      const nearby = page.getByRole('list', { name: said.nearby }).getByRole('button')
      await nearby.first().tap()
      await expect(page.getByRole('heading', { level: 1, name: guest.say.menu })).toBeAttached()
      await expect(page.getByRole('banner')).toContainText(nganPakMansion.building[language])
    })

    test('[1.17] the shops stand with the nearest first', wholeLaneOnly, async ({ page }) => {
      const guest = guestOf(page, language)
      await guest.open('takeaway')
      await page.getByRole('link', { name: guest.say.start }).tap()
      await page.getByText(said.nearest, { exact: true }).tap()
      await expect(page.getByRole('article').first()).toContainText(shops.taikooShing[language])
    })
  })

  test.describe(`far from here (${language})`, () => {
    test.use({ permissions: ['geolocation'], geolocation: { latitude: 48.8584, longitude: 2.2945 } })

    test('[4.5] a location outside of the region is no place to look for shops around', wholeLaneOnly, async ({ page }) => {
      await page.goto(`/selectShop?lang=${language}`)
      await expect(page.getByRole('status').filter({ hasText: said.foreign })).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('article').getByText(said.kilometres)).toHaveCount(0)
    })
  })

  test(
    `[2.41] [8.7] in the chain’s app a location that is off is turned on in the phone’s settings (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      await insideApp(page, 'android', { getAppParams: { brand: 31 } }, { getLatLng: 'denied' })
      await page.goto(`/place/1?lang=${language}`)
      await page.getByRole('button', { name: said.locate, exact: true }).tap()
      await page.getByRole('dialog', { name: said.ask }).getByRole('button', { name: said.allow }).tap()
      const tip = page.getByRole('alertdialog', { name: said.unable })
      await expect(tip.getByText(said.tipInApp)).toBeVisible()
      await tip.getByRole('button', { name: said.enter }).tap()
      await expect(page.getByText(said.offInApp)).toBeVisible()
    },
  )

  test(
    `[1.17] while it is not known where a guest is no shop is picked for them, and each can be ordered from (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      const picked = page.getByRole('article').getByRole('button', { pressed: true })
      await guest.open('takeaway')
      await page.getByRole('link', { name: guest.say.start }).tap()
      await expect(page.getByRole('button', { name: guest.say.orderHere }).nth(1)).toBeVisible()
      await expect(picked).toHaveCount(0)
      await page.getByRole('button', { name: shops.mongKok[language], exact: true }).tap()
      await expect(picked).toHaveText(shops.mongKok[language])
      await expect(page.getByRole('button', { name: guest.say.orderHere })).toHaveCount(1)
    },
  )

  test(`[1.17] [8.7] who cannot be found is told so over the list of shops, too (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    await guest.open('takeaway')
    await page.getByRole('link', { name: guest.say.start }).tap()
    await page.getByText(said.nearest, { exact: true }).tap()
    await expect(page.getByRole('dialog', { name: said.ask })).toBeVisible()
    await denyLocation(page)
    await page.getByRole('button', { name: said.allow }).tap()
    await page.getByRole('alertdialog', { name: said.unable }).getByRole('button', { name: said.list }).tap()
    await expect(page.getByRole('status').filter({ hasText: said.unable })).toContainText(said.off)
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test(`[8.7] without a location the default address serves, one tap away (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    await page.goto(`/place/1?next=/selectPlace&lang=${language}`)
    await page.getByRole('searchbox', { name: guest.say.searchPlace }).fill(nganPakMansion.typed[language])
    const places = page.getByRole('list', { name: guest.say.foundPlaces })
    await places.getByRole('button', { name: nganPakMansion.building[language] }).tap()
    await guest.sayAddress()
    await page.getByRole('button', { name: guest.say.deliverHere }).tap()
    await expect(page.getByRole('heading', { level: 1, name: said.saved })).toBeVisible()
    await page.goto('/place/1')
    await page.getByRole('button', { name: said.locate, exact: true }).tap()
    await expect(page.getByRole('dialog', { name: said.ask })).toBeVisible()
    await denyLocation(page)
    await page.getByRole('button', { name: said.allow }).tap()
    await page.getByRole('alertdialog', { name: said.unable }).getByRole('button', { name: said.enter }).tap()
    await expect(page.getByRole('region', { name: said.chosen })).toContainText(said.door)
    await page.getByRole('button', { name: said.use }).tap()
    await expect(page.getByRole('heading', { level: 1, name: guest.say.menu })).toBeAttached()
  })
}

async function toThePlace(guest: Guest) {
  await guest.open('delivery')
  await guest.page.getByRole('link', { name: guest.say.start }).tap()
  await expect(guest.page.getByRole('heading', { level: 1, name: guest.say.whereTo })).toBeAttached()
}

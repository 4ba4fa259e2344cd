import { addMinutes, instantOf } from '@harbour/rules'
import { dishes, shops } from './chain.ts'
import { guestOf } from './guest.ts'
import { expect, test } from './test.ts'
import { stand } from './till.ts'
import { whenWords } from './when-words.ts'
import { languages } from './words.ts'

const mapWords = {
  tc: {
    pin: /^西灣河筲箕灣道店、營業中、\d+ 分鐘$/,
    minutes: /分鐘$/,
    edge: /^[^ ]+ [\d.]+ 公里$/,
    distance: / [\d.]+ 公里$/,
    often: '常去',
    never: '未有常去的分店',
    closes: /今日 22:30 ?關門/,
    call: /^致電 /,
    directions: /^路線/,
    today: '星期一（今日）',
    areas: '外送範圍已標示於地圖。',
    of: (shop: string) => `${shop}地圖`,
  },
  en: {
    pin: /^Sai Wan Ho, Shau Kei Wan Road, Open, \d+ min$/,
    minutes: /min$/,
    edge: /^[\w ]+ [\d.]+ km$/,
    distance: / [\d.]+ km$/,
    often: 'Visited often',
    never: 'No shops visited yet',
    closes: 'closes today at 22:30',
    call: /^Call /,
    directions: /^Directions/,
    today: 'Monday (today)',
    areas: 'The areas are shaded on the map.',
    of: (shop: string) => `Map of ${shop}`,
  },
} as const

const noon = instantOf({ year: 2026, month: 11, day: 23, hour: 12 })

for (const language of languages) {
  const say = whenWords[language]
  const map = mapWords[language]

  test(`[8.13] [1.17] a busy shop says so with the longer wait (${language})`, async ({ page }) => {
    const guest = guestOf(page, language)
    await stand(shops.wongTaiSin.storeId, { busyMinutes: 30 })
    await guest.open('takeaway')
    await page.getByRole('link', { name: guest.say.start }).tap()
    await page.getByRole('searchbox', { name: guest.say.searchShop }).fill(shops.wongTaiSin[language])
    const card = page.getByRole('article').filter({ hasText: shops.wongTaiSin[language] })
    await expect(card.getByText(say.busy, { exact: true })).toBeVisible()
    await expect(card).toContainText(/(4\d|5\d)–(5\d|6\d)/)
    await page.getByRole('button', { name: guest.say.orderHere }).tap()
    await expect(page.getByRole('banner')).toContainText(say.busy)
  })

  test(`[8.13] a paused shop takes an order for after its pause (${language})`, async ({ page }) => {
    const guest = guestOf(page, language)
    const shop = language === 'tc' ? shops.kowloonBay : shops.diamondHill
    await guest.open('takeaway')
    await guest.orderAt(shop)
    await guest.addAtOnce(dishes.chicken)
    await stand(shop.storeId, { pausedUntil: addMinutes(noon, 90) })
    await page.reload()
    await expect(page.getByText(say.paused, { exact: true }).first()).toBeVisible()
    await guest.checkOut()
    await page.getByRole('button', { name: say.chooseTime }).tap()
    const times = page.getByRole('dialog', { name: say.sheet }).getByRole('radio', { name: /^\d\d:\d\d/ })
    await expect(times.first()).toBeVisible()
    await page
      .getByRole('dialog', { name: say.sheet })
      .getByRole('radio', { name: /^19:15/ })
      .tap()
    await page.getByRole('button', { name: say.collect }).tap()
    await guest.place()
    await expect(page.getByText(say.today, { exact: true })).toBeVisible()
    await stand(shop.storeId, {})
  })

  test(`[1.17] [2.21] a shop pressed on the map is picked in the list, and one off the map is reached from its edge (${language})`, async ({
    page,
  }) => {
    const guest = guestOf(page, language)
    await guest.open('takeaway')
    await page.goto('/selectShop?near=22.2861,114.2172')
    const pin = page.getByRole('button', { name: map.pin })
    await pin.getByText(map.minutes).tap()
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    const card = page.getByRole('article').filter({ hasText: shops.saiWanHo[language] })
    await expect(card.getByRole('button', { name: guest.say.orderHere })).toBeInViewport()
    await page.evaluate(() => scrollTo(0, 0))
    const edge = page.getByRole('button', { name: map.edge }).first()
    const name = ((await edge.textContent()) ?? '').replace(map.distance, '').trim()
    await edge.tap()
    await expect(page.getByRole('article').getByRole('button', { pressed: true })).toContainText(name)
  })

  test(`[1.17] the shops that a guest has ordered from are found again (${language})`, async ({ page }) => {
    const guest = guestOf(page, language)
    await guest.open('takeaway')
    await page.goto('/selectShop')
    await page.getByRole('button', { name: map.often }).tap()
    await expect(page.getByRole('heading', { name: map.never })).toBeVisible()
    await page.goto('/home')
    await guest.orderAt(shops.mongKok)
    await guest.addAtOnce(dishes.chicken)
    await guest.checkOut()
    await guest.place()
    await page.goto('/selectShop')
    await page.getByRole('button', { name: map.often }).tap()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText(shops.mongKok[language])
  })

  test(`[2.22] [1.17] a shop’s page has its week, its next change, its phone, the way there and its delivery area (${language})`, async ({
    page,
  }) => {
    await page.goto(`/shopDetail?storeId=${shops.taikooShing.storeId}&lang=${language}`)
    await expect(page.getByRole('status').getByText(map.closes)).toBeVisible()
    await expect(page.getByRole('link', { name: map.call })).toHaveAttribute('href', /^tel:\+852/)
    await expect(page.getByRole('link', { name: map.directions })).toHaveAttribute('href', /22\.28/)
    await expect(page.getByText(map.today)).toBeVisible()
    await expect(page.getByText(map.areas)).toBeVisible()
    await expect(page.getByRole('application', { name: map.of(shops.taikooShing[language]) })).toBeVisible()
  })
}

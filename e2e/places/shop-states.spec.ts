import { addMinutes, instantOf } from '@harbour/rules'
import { wholeLaneOnly } from '../lane.ts'
import { dishes, shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { expect, test } from '../support/worlds/test.ts'
import { inBoth } from '../support/words/texts.ts'
import { stand } from '../support/outside/till.ts'
import { whenWords } from '../support/words/when-words.ts'
import { languages } from '../support/words/words.ts'

const mapWords = inBoth(({ t, either }) => ({
  pin: either(/^西灣河筲箕灣道店、營業中、\d+–\d+ 分鐘$/, /^Sai Wan Ho, Shau Kei Wan Road, Open, \d+–\d+ min$/),
  minutes: either(/分鐘$/, /min$/),
  edge: either(/^[^ ]+ [\d.]+ 公里$/, /^[\w ]+ [\d.]+ km$/),
  distance: either(/ [\d.]+ 公里$/, / [\d.]+ km$/),
  often: t('shops_often'),
  never: t('shops_never'),
  closes: either<string | RegExp>(/今日 22:30 ?關門/, 'closes today at 22:30'),
  call: either(/^致電 /, /^Call /),
  directions: either(/^路線/, /^Directions/),
  today: either('星期一（今日）', 'Monday (today)'),
  areas: t('shops_zone_note'),
  of: (shop: string) => t('shops_map_one', { shop }),
}))

const noon = instantOf({ year: 2026, month: 11, day: 23, hour: 12 })

for (const language of languages) {
  const say = whenWords[language]
  const map = mapWords[language]

  test(`[8.13] [1.17] a busy shop says so with the longer wait (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    await stand(shops.wongTaiSin.storeId, { busyMinutes: 30 })
    await guest.open('takeaway')
    await page.getByRole('link', { name: guest.say.start }).tap()
    await page.getByRole('searchbox', { name: guest.say.searchShop }).fill(shops.wongTaiSin[language])
    const card = page.getByRole('article').filter({ hasText: shops.wongTaiSin[language] })
    await expect(card.getByText(say.busy, { exact: true })).toBeVisible()
    await expect(card).toContainText(/(4\d|5\d)–(5\d|6\d)/)
    await card.getByRole('button', { name: guest.say.orderHere }).tap()
    await expect(page.getByRole('banner')).toContainText(say.busy)
  })

  test(`[8.13] a paused shop takes an order for after its pause (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    const shop = language === 'tc' ? shops.kowloonBay : shops.diamondHill
    await guest.atMenu({ shop, cart: [dishes.chicken] })
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
    await guest.sayWho()
    await guest.place()
    await expect(page.getByText(say.today, { exact: true })).toBeVisible()
    await stand(shop.storeId, {})
  })

  test(
    `[1.17] [2.21] a shop pressed on the map is picked in the list, and one off the map is reached from its edge (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
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
    },
  )

  test(`[1.17] the shops that a guest has ordered from are found again (${language})`, wholeLaneOnly, async ({ page }) => {
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

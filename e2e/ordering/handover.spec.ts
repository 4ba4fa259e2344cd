import { wholeLaneOnly } from '../lane.ts'
import { expectWellMade } from '../support/barriers.ts'
import { largePizza } from '../support/cart-lines.ts'
import { dishes, options, shops } from '../support/chain.ts'
import { amountOf, guestOf } from '../support/guest.ts'
import { comeBack, join } from '../support/member.ts'
import { expect, test } from '../support/worlds/test.ts'
import { inBoth } from '../support/words/texts.ts'
import { languages } from '../support/words/words.ts'

const wordsOf = inBoth(({ t, either }) => ({
  points: either(/用 200 積分/, /Use 200 points/),
  saves: t('handover_points_saves', { amount: '$10', balance: '320' }),
  pointRow: t('handover_points_row', { points: '200' }),
  spent: either(/用積分付款/, /Paid with points/),
  earn: either(/^訂單完成後可得 30 積分/, /^You’ll earn 30 points/),
  folded: (how: string) => t('handover_now', { how }),
  handover: t('handover_title'),
  hand: t('handover_hand'),
  door: either(/^無接觸外送/, /^Contact-free/),
  atDoor: t('handover_at_door'),
  locker: either(/^智能取餐櫃/, /^Food locker/),
  lockerRow: t('shops_with_locker'),
  free: t('cart_gift_free'),
  tooLarge: either(/^只限 \$250 以下的訂單/, /^Only for orders under \$250/),
  another: t('handover_do_locker'),
  request: t('handover_request'),
  typed: either('👨‍👩‍👧‍👦請勿按鐘因為嬰兒已經熟睡食物放在門口鞋架上面即可謝謝你們', 'No bell please, the baby is asleep'),
  kept: either('👨‍👩‍👧‍👦請勿按鐘因為嬰兒已經熟睡食物放在門口鞋架上面即可謝', 'No bell please, the baby i'),
  quoted: (words: string) => t('order_note', { note: words }),
  law: either(
    '根據第 6/2023 號法律，禁止向未滿十八歲人士銷售或提供酒精飲料。',
    'Under Law No. 6/2023, the sale or supply of alcoholic beverages to anyone under 18 is prohibited.',
  ),
  born: t('handover_do_birthday'),
  day: t('ui_day'),
  month: t('ui_month'),
  year: t('ui_year'),
  tooYoung: either(/^未滿 18 歲不得購買酒類/, /^Alcohol isn’t sold to anyone under 18/),
  without: t('handover_do_under_age'),
}))

for (const language of languages) {
  const words = wordsOf[language]

  test(`[1.19] [1.23] a member’s points pay a part, once, and the account says so (${language})`, wholeLaneOnly, async ({ page }) => {
    await comeBack(page, await join())
    const guest = guestOf(page, language)
    await guest.atConfirmation({ shop: shops.olympian, cart: [dishes.chicken] })
    const total = amountOf(page, guest.say.total)
    await expect(total).toHaveText('$40.0')
    await expect(page.getByText(words.saves)).toBeVisible()
    const points = page.getByRole('switch', { name: words.points })
    await expect(points).not.toBeChecked()
    await points.check()
    await expect(total).toHaveText('$30.0')
    await expect(amountOf(page, words.pointRow)).toHaveText('−$10.0')
    await expect(page.getByText(words.earn)).toBeVisible()
    await page.reload()
    await expect(points).toBeChecked()
    await expect(total).toHaveText('$30.0')
    await expectWellMade(page, 'confirmation with points')
    const orderId = await guest.place()
    await page.getByRole('button', { name: guest.say.track }).tap()
    await expect(amountOf(page, words.pointRow)).toHaveText('−$10.0')
    await page.goto('/myScore/1')
    await expect(page.getByText(words.spent)).toBeVisible()
    await expect(page.getByRole('main').locator(`a[href*="/orderDetail/${orderId}"]`)).toBeVisible()
    await expect(page.getByText('−200')).toBeVisible()
  })

  test(
    `[1.19] [9.12] a locker takes a small order for nothing, and a large one goes another way (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      await guest.atConfirmation({ way: 'delivery', cart: [largePizza] })
      await page.getByRole('button', { name: words.folded(words.hand.toLowerCase()) }).tap()
      const locker = page.getByRole('radio', { name: words.locker })
      await expect(page.getByRole('radio', { name: words.hand })).toBeChecked()
      await locker.check()
      await expect(amountOf(page, words.lockerRow)).toHaveText(words.free)
      await expectWellMade(page, 'confirmation with its handover open')
      await page.goto('/orderFood/2')
      await guest.addSome(dishes.chicken, 4)
      await guest.checkOut()
      await expect(page.getByText(words.tooLarge)).toBeVisible()
      await page.getByRole('button', { name: words.another }).tap()
      await expect(page.getByRole('radio', { name: words.hand })).toBeFocused()
      await expect(locker).toBeDisabled()
      await page.getByRole('radio', { name: words.door }).check()
      await expect(locker).toBeDisabled()
      await guest.place()
      await page.getByRole('button', { name: guest.say.track }).tap()
      await expect(page.getByText(words.folded(words.atDoor))).toBeVisible()
    },
  )

  test(
    `[5.11] [9.11] a delivery request takes 26 characters, outlives a reload and goes with one order (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      await guest.atConfirmation({ way: 'delivery', cart: [largePizza] })
      const fold = page.getByRole('button', { name: words.folded(words.hand.toLowerCase()) })
      await fold.tap()
      const request = page.getByRole('textbox', { name: words.request })
      await request.pressSequentially(words.typed)
      await expect(request).toHaveValue(words.kept)
      await expect(page.getByText('26 / 26')).toBeVisible()
      await page.reload()
      await expect(fold).toContainText(words.quoted(words.kept))
      await guest.place()
      await page.getByRole('button', { name: guest.say.track }).tap()
      await expect(page.getByRole('main').getByText(words.quoted(words.kept))).toBeVisible()
      await page.goto('/orderFood/2')
      await guest.add(dishes.pepperoni, [options.twelveInch, options.classicCrust])
      await guest.checkOut()
      await expect(fold).not.toContainText(words.kept)
    },
  )

  test(`[5.13] in Macau beer asks for a birth date beside the words of its law (${language})`, wholeLaneOnly, async ({ page }) => {
    await page.context().addCookies([{ name: 'brand', value: '42', url: process.env.HARBOUR_URL ?? '' }])
    const guest = guestOf(page, language)
    await guest.atConfirmation({ shop: shops.senado, cart: [dishes.paleAle] })
    await expect(page.getByText(words.law)).toBeVisible()
    await page.getByRole('button', { name: words.born }).tap()
    const pick = (name: string) => page.getByRole('combobox', { name, exact: true })
    await expect(pick(language === 'tc' ? words.year : words.day)).toBeFocused()
    await pick(words.day).selectOption('24')
    await pick(words.month).selectOption({ index: 11 })
    await pick(words.year).selectOption('2008')
    await expect(page.getByText(words.tooYoung)).toBeVisible()
    await expect(page.getByRole('link', { name: words.without })).toBeVisible()
    await expectWellMade(page, 'confirmation with a birth date')
    await pick(words.day).selectOption('23')
    await guest.place()
  })
}

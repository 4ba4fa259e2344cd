import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../support/barriers.ts'
import { dishes, options, shops, type Shop } from '../support/chain.ts'
import { couponWords } from '../support/words/coupon-words.ts'
import { amountOf, guestOf, type Way } from '../support/guest.ts'
import { wholeLaneOnly } from '../lane.ts'
import { comeBack, join, loginElsewhere } from '../support/member.ts'
import { expectNothingSticksOut, unfold } from '../support/screen.ts'
import { expect, test } from '../support/worlds/test.ts'
import { runOut } from '../support/outside/till.ts'
import { vendorsAt } from '../support/outside/vendors.ts'
import { languages, type Language } from '../support/words/words.ts'

for (const language of languages) {
  const say = couponWords[language]

  test(`[2.5] [4.19] [4.20] [4.23] coupons are listed with what is missing for each, and all sources are there (${language})`, async ({
    page,
  }) => {
    await comeBack(page, await join())
    await page.goto(`/coupon/1?lang=${language}`)
    await expect(ticket(page, say.gift100).getByRole('link', { name: say.addFood })).toBeVisible()
    await withChicken(page, language)
    await page.goto('/coupon/1')
    await expect(section(page, say.usable).getByRole('article')).toHaveCount(3)
    await expect(ticket(page, say.first30)).toContainText(say.toGo('$110'))
    await expect(ticket(page, say.twoPizzas)).toContainText(say.itemsToGo)
    await page.getByText(say.house, { exact: true }).tap()
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.getByText(say.vendors, { exact: true }).tap()
    await expect(ticket(page, say.first30)).toBeHidden()
    await expectNoBarriers(page)
    await page.goto('/coupon/3')
    await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
    await expectNoBarriers(page)
  })

  test(`[2.28] a coupon shows its code and how it is used, and is used from there (${language})`, wholeLaneOnly, async ({ page }) => {
    await comeBack(page, await join())
    await withChicken(page, language)
    await page.goto('/coupon/1')
    await page.getByRole('link', { name: say.fries, exact: true }).tap()
    await expect(page.getByRole('img', { name: say.qr })).toBeVisible()
    await expect(page.getByRole('heading', { name: say.how })).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: say.useNow }).tap()
    await page.getByRole('button', { name: say.toCart }).tap()
    await expect(guestOf(page, language).cart().getByRole('listitem').filter({ hasText: say.fries })).toBeVisible()
    await page.goto(`/couponDetail?code=none&lang=${language}`)
    await expect(page.getByRole('heading', { name: say.missing })).toBeVisible()
  })

  test(`[1.19] [4.36] [8.11] the best is taken at one tap, what is lost is said before, and the order has used it (${language})`, async ({
    page,
  }) => {
    await comeBack(page, await join())
    const guest = await withChicken(page, language)
    await guest.checkOut()
    await page.getByRole('button', { name: say.takeBest }).tap()
    const asked = page.getByRole('alertdialog', { name: say.over })
    await expect(asked).toContainText(say.overBody)
    await asked.getByRole('button', { name: say.overKeep }).tap()
    await expect(amountOf(page, guest.say.total)).toHaveText('$40.0')
    await page.getByRole('button', { name: say.takeBest }).tap()
    await asked.getByRole('button', { name: say.overUse }).tap()
    await expect(page.getByText(say.overNote)).toBeVisible()
    await expect(amountOf(page, guest.say.total)).toHaveText('$0.0')
    await expectNoBarriers(page)
    await guest.sayWho()
    await guest.place()
    await page.getByRole('button', { name: guest.say.track }).tap()
    await expect(page.locator('dl').getByText(say.gift100)).toBeVisible()
    await expect(amountOf(page, say.fries)).toHaveText('−$26.0')
    await page.goto('/coupon/3')
    await expect(ticket(page, say.gift100)).toContainText(say.used)
    await expect(ticket(page, say.fries)).toContainText(say.used)
    await page.goto('/coupon/1')
    await expect(ticket(page, say.tarts)).toBeVisible()
    await expect(ticket(page, say.gift100)).toBeHidden()
  })

  test(`[1.22] points become a coupon, once, and the balance follows (${language})`, wholeLaneOnly, async ({ page }) => {
    await comeBack(page, await join())
    await page.goto(`/coupon/2?lang=${language}`)
    await expect(page.getByText(say.missingPoints, { exact: true })).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: say.redeem }).tap()
    const sheet = page.getByRole('dialog', { name: say.sure })
    await expect(amountOf(page, say.left)).toHaveText('80')
    await sheet.getByRole('button', { name: say.spend }).tap()
    await expect(page.getByText(say.redeemed)).toBeVisible()
    await expect(page.getByRole('button', { name: say.redeem })).toBeHidden()
    await page.goto('/coupon/1')
    await expect(ticket(page, say.bread)).toBeVisible()
  })

  test(
    `[4.11] [4.20] [2.27] a gap leads to dishes that close it, and the free dish comes with its coupon (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      await comeBack(page, await join())
      const guest = await withChicken(page, language)
      await page.goto('/coupon/1')
      await ticket(page, say.wings).getByRole('link', { name: say.addItems }).tap()
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.goto(`/orderFood/1?lang=${language}`)
      await guest.add(dishes.pepperoni, [options.twelveInch, options.classicCrust])
      await expect(page).toHaveURL(({ pathname }) => pathname === '/orderFood/1')
      await page.goto(`/coupon/1?lang=${language}`)
      await page.getByRole('button', { name: say.use(say.wings) }).tap()
      await expect(ticket(page, say.wings)).toContainText(say.inOrder)
      await page.goto(`/orderFood/1?cart=1&lang=${language}`)
      const line = guest.cart().getByRole('listitem').filter({ hasText: say.wings })
      await expect(line).toContainText('$0')
      await guest.cart().getByRole('link', { name: guest.say.checkOut }).tap()
      await expect(amountOf(page, say.wings)).toBeVisible()
      await page.goto('/home')
      await page.goto('/orderFood/1?cart=1')
      await expect(guest.cart().getByText(dishes.chicken[language])).toBeVisible()
    },
  )

  test(
    `[2.45] whoever leaves the screens of ordering leaves coupons and what they gave behind (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      await comeBack(page, await join())
      const guest = await withChicken(page, language)
      await guest.cartBar().tap()
      await guest
        .cart()
        .getByRole('button', { name: new RegExp(say.choose.slice(0, 4)) })
        .first()
        .tap()
      await page.getByRole('button', { name: say.use(say.fries) }).tap()
      await page.getByRole('button', { name: say.done }).tap()
      const line = guest.cart().getByRole('listitem').filter({ hasText: say.fries })
      await expect(line).toBeVisible()
      await guest.cart().getByRole('button', { name: guest.say.close }).tap()
      await page.getByRole('button', { name: guest.say.back }).first().tap()
      await expect(page).not.toHaveURL(/orderFood/)
      // The guest has left once the next screen stands, not when its address does.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-store'))).not.toMatch(/"coupons":\["/)
      await page.goto('/orderFood/1?cart=1')
      await expect(guest.cart().getByText(dishes.chicken[language])).toBeVisible()
      await expect(line).toBeHidden()
    },
  )

  test(
    `[4.36] [8.11] a coupon that another phone holds is taken off, and the guest is told (${language})`,
    wholeLaneOnly,
    async ({ page, browser }) => {
      const member = await join()
      await comeBack(page, member)
      const guest = await withChicken(page, language)
      await guest.checkOut()
      await takeGift(page, language)
      await expect.poll(async () => (await vendorsAt().voucherOf(member.number, 'MZ-GIFT100')).state).toBe('held')
      const other = await browser.newContext({
        baseURL: process.env.HARBOUR_URL,
        hasTouch: true,
        isMobile: true,
        viewport: { width: 390, height: 844 },
      })
      const second = await other.newPage()
      await comeBack(second, await loginElsewhere(member))
      const again = await withChicken(second, language)
      await again.checkOut()
      await takeGift(second, language)
      await expect(second.getByText(say.taken)).toBeVisible()
      await expect(amountOf(second, again.say.total)).toHaveText('$40.0')
      await expect(amountOf(page, guest.say.total)).toHaveText('$0.0')
      await other.close()
    },
  )

  test(`[8.11] each promo code that cannot be used says why (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = await withChicken(page, language, { shop: shops.lamTin })
    await runOut(shops.lamTin.storeId, 'popcorn-chicken')
    await guest.addAtOnce(dishes.fries)
    await guest.addAtOnce(dishes.tiramisu)
    await guest.checkOut()
    const { refused } = say
    for (const [code, words] of [
      ['NOSUCHCODE', refused.unknown],
      ['SUMMER26', refused.expired],
      ['TAIKOO10', refused.notHere],
      ['FIRST100', refused.ended],
      ['TEATIME', refused.notNow],
      ['PARTY500', refused.belowMinimum],
      ['PIZZAPAL', refused.itemsMissing],
      ['POPCORN', refused.freebieOut],
      ['PEARL15', refused.partnerLogin],
    ] as const)
      await expectRefused(page, language, { code, words })
    await expectNoBarriers(page)
  })

  test(`[8.11] [5.5] a code for another way of dining says so (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = await withChicken(page, language, { way: 'dineIn' })
    await guest.checkOut()
    await expectRefused(page, language, { code: 'HARBOUR25', words: say.refused.notThisWay })
  })

  test(
    `[8.11] a promo code is taken off the order of a guest, and one for once is refused the second time (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = await withChicken(page, language, { more: 4 })
      await guest.checkOut()
      await enter(page, language, ' once50 ')
      await expect(amountOf(page, guest.say.total)).toHaveText('$110.0')
      await guest.sayWho()
      await guest.place()
      await page.goto('/orderFood/1')
      await guest.addAtOnce(dishes.chicken)
      await guest.checkOut()
      await expectRefused(page, language, { code: 'ONCE50', words: say.refused.usedOnce })
    },
  )

  test(
    `[4.17] [8.11] a promo code that goes with none of those chosen is kept, and says so (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = await withChicken(page, language, { more: 5 })
      await guest.checkOut()
      await enter(page, language, 'HARBOUR20')
      await expect(amountOf(page, guest.say.total)).toHaveText('$150.0')
      await enter(page, language, 'ONCE50')
      await expect(page.getByText(say.apart)).toBeVisible()
      await expect(amountOf(page, guest.say.total)).toHaveText('$150.0')
    },
  )

  test(`[1.25] the camera is asked for in our words, and typing is as good (${language})`, wholeLaneOnly, async ({ page }) => {
    await withChicken(page, language)
    await page.goto('/coupon/1')
    await page.getByRole('button', { name: say.scan }).tap()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: say.typeInstead }).tap()
    await page.getByRole('button', { name: say.scan }).tap()
    await page.getByRole('button', { name: say.allow, exact: true }).tap()
    await expect(page.getByText(say.noCamera)).toBeVisible()
    await page.getByRole('button', { name: say.typeIt }).tap()
    await expect(page.getByRole('textbox', { name: say.promo })).toBeVisible()
  })

  test(`coupons fit a narrow screen (${language})`, wholeLaneOnly, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await comeBack(page, await join())
    const guest = await withChicken(page, language)
    for (const path of ['/coupon/1', '/coupon/2', '/coupon/3']) {
      await page.goto(path)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectNothingSticksOut(page)
    }
    await page.goto('/coupon/1')
    await page.getByRole('link', { name: say.gift100, exact: true }).tap()
    await expect(page.getByRole('img', { name: say.qr })).toBeVisible()
    await expectNothingSticksOut(page)
    await page.goto(`/orderFood/1?lang=${language}`)
    await guest.checkOut()
    await expect(page.getByRole('region', { name: say.savings })).toBeVisible()
    await expectNothingSticksOut(page)
  })
}

type Setting = { shop?: Shop; way?: Way; more?: number }

/** A cart with a piece of chicken, $40 each, in front of the menu. */
async function withChicken(page: Page, language: Language, { shop = shops.taikooShing, way = 'takeaway', more = 1 }: Setting = {}) {
  const guest = guestOf(page, language)
  await guest.atMenu({ way, shop, cart: [{ dish: dishes.chicken, num: more }] })
  return guest
}

async function takeGift(page: Page, language: Language) {
  const say = couponWords[language]
  await page.getByRole('button', { name: say.takeBest }).tap()
  await page.getByRole('alertdialog', { name: say.over }).getByRole('button', { name: say.overUse }).tap()
}

async function enter(page: Page, language: Language, code: string) {
  const say = couponWords[language]
  const box = page.getByRole('textbox', { name: say.promo })
  await unfold(page.getByRole('button', { name: say.promo, expanded: false }), box)
  await box.fill(code)
  await page.getByRole('region', { name: say.savings }).getByRole('button', { name: say.apply, exact: true }).last().tap()
}

async function expectRefused(page: Page, language: Language, { code, words }: { code: string; words: string }) {
  await enter(page, language, code)
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByRole('textbox', { name: couponWords[language].promo })).toHaveAttribute('aria-invalid', 'true')
}

const section = (page: Page, name: RegExp) => page.getByRole('region', { name })
const ticket = (page: Page, name: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

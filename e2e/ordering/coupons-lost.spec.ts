import type { Page } from '@playwright/test'
import { expectWellMade } from '../support/barriers.ts'
import { dishes, shops } from '../support/chain.ts'
import { couponWords } from '../support/words/coupon-words.ts'
import { amountOf, guestOf } from '../support/guest.ts'
import { wholeLaneOnly } from '../lane.ts'
import { comeBack, join, loginElsewhere, type Member, type SignedInMember } from '../support/member.ts'
import { orderWith } from '../support/outside/api-orders.ts'
import { payerOf } from '../support/payer.ts'
import { sandboxUrl } from '../support/outside/sandbox-url.ts'
import { expect, test } from '../support/worlds/settings-world.ts'
import { vendorsAt } from '../support/outside/vendors.ts'
import { languages, type Language } from '../support/words/words.ts'

// One after the other: a vendor that fails does so for all.
test.describe.configure({ mode: 'default' })

test.afterEach(() => vendorsAt().heal())

for (const language of languages) {
  const say = couponWords[language]

  test(
    `[2.42] [8.11] a coupon that was used on another phone meanwhile is told before the order goes (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const member = await join()
      const guest = await withGift(page, language, member)
      const { code } = await vendorsAt().voucherOf(member.number, 'MZ-GIFT100')
      await orderWith(`MZ-${code}`, await loginElsewhere(member), shops.taikooShing.storeId)
      await guest.placeButton().tap()
      const sheet = page.getByRole('dialog', { name: say.priceChanged })
      await expect(sheet.getByRole('listitem')).toHaveText([`${say.gift100}${say.gone}`])
      await expect(sheet).toContainText(say.wasNow('$60', '$160'))
      await expectWellMade(page, 'a coupon is lost at the last step')
      await sheet.getByRole('button', { name: guest.say.close }).tap()
      await expect(amountOf(page, guest.say.total)).toHaveText('$160.0')
      await expect(page.getByRole('main').getByText(dishes.chicken[language])).toBeVisible()
      await guest.place()
      await expectOrders(page, 2)
    },
  )

  test(
    `[4.34] [8.11] a coupon that its vendor takes back is told, and the order goes at the price without it (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const member = await join()
      const guest = await withGift(page, language, member)
      await vendorsAt().fail({ vendor: 'mezzofy', kind: 'expired', on: ['hold'] })
      await guest.placeButton().tap()
      const sheet = page.getByRole('dialog', { name: say.priceChanged })
      await expect(sheet.getByRole('listitem')).toHaveText([`${say.gift100}${say.gone}`])
      await sheet.getByRole('button', { name: say.orderFor('$160') }).tap()
      await expect(page.getByRole('heading', { level: 1, name: guest.say.placed })).toBeVisible()
      await expectOrders(page, 1)
      expect(await stateOf(member)).not.toBe('used')
      await page.goto('/orderFood/1')
      await guest.addAtOnce(dishes.chicken)
      await guest.checkOut()
      await expect(page.getByRole('region', { name: say.savings })).toBeVisible()
      await expect(page.getByText(say.takenOff)).toBeHidden()
    },
  )

  const kind = language === 'en' ? 'slow' : 'broken-after'
  test(
    `[8.11] [1.20] of a coupon that its vendor does not confirm (${kind}) the guest is told, may ask again, and pays once`,
    wholeLaneOnly,
    async ({ page }) => {
      const { member, guest } = await unconfirmed(page, language, kind)
      const payer = payerOf(guest)
      await payer.choose('card')
      await page.getByRole('button', { name: payer.say.byCard }).tap()
      const sheet = page.getByRole('dialog', { name: say.priceChanged })
      await expect(sheet.getByRole('listitem')).toHaveText([`${say.gift100}${say.unsure}`])
      await expectWellMade(page, 'a coupon is not confirmed')
      const charged = await payments()
      await vendorsAt().heal()
      await sheet.getByRole('button', { name: say.withCoupon }).tap()
      await payer.atProvider()
      await expect(page.getByText('HK$60.00', { exact: true })).toBeVisible()
      await payer.useCard('good')
      await payer.expectPlaced()
      await expectOrders(page, 1)
      await expect.poll(() => payments()).toEqual([...charged, 6000])
      await expect.poll(() => stateOf(member)).toBe('used')
    },
  )

  test(
    `[8.11] a coupon that its vendor did not confirm is asked for again at one tap, or left out (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const { member, guest, savings } = await unconfirmed(page, language, kind)
      await guest.placeButton().tap()
      const sheet = page.getByRole('dialog', { name: say.priceChanged })
      await sheet.getByRole('button', { name: guest.say.close }).tap()
      await vendorsAt().heal()
      await savings.getByRole('button', { name: say.askAgain }).tap()
      await expect(savings.getByText(say.unconfirmed)).toBeHidden()
      await expect(amountOf(page, guest.say.total)).toHaveText('$60.0')
      await expect.poll(() => stateOf(member)).toBe('held')
      await vendorsAt().fail({ vendor: 'mezzofy', kind: 'expired', on: ['hold'] })
      await guest.placeButton().tap()
      await sheet.getByRole('button', { name: say.orderFor('$160') }).tap()
      await expect(page.getByRole('heading', { level: 1, name: guest.say.placed })).toBeVisible()
    },
  )
}

/** Four pieces of chicken, $160, with the gift voucher over $100, at the last step before they are ordered. */
async function withGift(page: Page, language: Language, member: SignedInMember) {
  const say = couponWords[language]
  await comeBack(page, member)
  const guest = guestOf(page, language)
  await guest.atConfirmation({ shop: shops.taikooShing, cart: [{ dish: dishes.chicken, num: 4 }] })
  // What comes above the coupons, or tells how many there are, moves their row.
  await guest.expectReady()
  const row = page.getByRole('region', { name: say.savings }).getByRole('button', { name: /\d/ })
  await row.first().tap()
  await page.getByRole('button', { name: say.use(say.gift100) }).tap()
  await page.getByRole('button', { name: say.done }).tap()
  await expect(amountOf(page, guest.say.total)).toHaveText('$60.0')
  await expect.poll(() => stateOf(member)).toBe('held')
  return guest
}

/** The amounts that the payment provider was ever asked for, in cents. */
async function payments(): Promise<number[]> {
  const all = (await (await fetch(sandboxUrl('payments', '/payments'))).json()) as { amount: number }[] // as the sandbox tells them
  return all.map(({ amount }) => amount)
}

async function expectOrders(page: Page, count: number) {
  await page.goto('/orderList')
  await expect(page.getByRole('article')).toHaveCount(count)
}

const stateOf = async ({ number }: Member) => (await vendorsAt().voucherOf(number, 'MZ-GIFT100')).state

/** The same, where the vendor does not say whether it holds the voucher: the guest reads that it is not confirmed. */
async function unconfirmed(page: Page, language: Language, kind: 'slow' | 'broken-after') {
  const member = await join()
  await vendorsAt().fail({ vendor: 'mezzofy', kind, on: ['hold'] })
  const guest = await withGift(page, language, member)
  const savings = page.getByRole('region', { name: couponWords[language].savings })
  await expect(savings.getByText(couponWords[language].unconfirmed)).toBeVisible()
  return { member, guest, savings }
}

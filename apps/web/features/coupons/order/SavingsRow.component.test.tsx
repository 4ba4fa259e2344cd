import { cents, type Coupon } from '@harbour/rules'
import { expect, test, vi } from 'vitest'
import { setLanguage } from '../../../lib/locale.ts'
import type { Wallet } from '../../../entities/coupon/wallet.ts'
import { show } from '../../../testing/test-phone.tsx'
import { SavingsRow } from './SavingsRow.tsx'

const fries: Coupon = {
  code: 'MZ-FRIES-1',
  name: 'Chunky fries gift voucher',
  source: 'vendor',
  channel: 'Mezzofy',
  gift: { kind: 'fixed', productCode: 'HK50001', pid: 'chunky-fries', price: cents(0) },
  judge: 'vendor',
  minimum: cents(0),
  countsBoxedMeal: false,
  categories: ['A01'],
  begins: 0,
  ends: null,
  showPrice: '',
}
const wallet: Wallet = {
  judged: [],
  applied: [],
  left: [{ coupon: fries, verdict: { usable: false, noEffect: 'dishMissing' } }],
  priceWith: () => undefined,
  mayJoin: () => false,
  findBest: () => undefined,
  pending: false,
  failed: false,
}
const take = vi.fn<(coupons: readonly Coupon[]) => void>()
const choosing = { take: () => undefined, takeBest: take, dialog: null }
const seen = (change: Partial<Wallet> = {}) =>
  show(<SavingsRow wallet={{ ...wallet, ...change }} context={{ book: undefined, shop: undefined }} choosing={choosing} />)

test.each([
  ['en', '“Chunky fries gift voucher” isn’t used. Its dish isn’t in your cart. It stays with you.'],
  ['zh-Hant', '今次未用「Chunky fries gift voucher」：購物車未有這張券的食物。券仍會保留。'],
])(
  '[4.11] a coupon that was chosen and would be used for nothing is named at the confirmation, with its reason (%s)',
  async (language, words) => {
    setLanguage(language)
    const { getByText } = await seen()
    await expect.element(getByText(words)).toBeVisible()
  },
)

test.each([
  ['en', true, 'Best for you: Chunky fries gift voucher'],
  ['en', false, 'Best found: Chunky fries gift voucher'],
  ['zh-Hant', true, '最抵：Chunky fries gift voucher'],
  ['zh-Hant', false, '暫時最抵：Chunky fries gift voucher'],
] as const)(
  '[4.17] the best set says whether no other could save more, and a tap takes it (%s, exact: %s)',
  async (language, exact, words) => {
    setLanguage(language)
    const best = { coupons: [fries], saves: cents(2600), exact }
    const { getByText, getByRole } = await seen({ findBest: () => best })
    await expect.element(getByText(words, { exact: true })).toBeVisible()
    await getByRole('button', { name: /\$26/ }).click()
    expect(take).toHaveBeenLastCalledWith([fries])
  },
)

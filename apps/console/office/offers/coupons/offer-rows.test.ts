import type { ChainCoupon, ChainMembership, ChainPromoCode } from '@harbour/chain'
import { parseMoment } from '@harbour/rules'
import { expect, test } from 'vitest'
import { offerRows, type OfferUse } from './offer-rows.ts'

const now = parseMoment('2026/11/23 18:30:00') ?? 0
const words = { tc: '券', en: 'Coupon' }
const terms = { name: words, category: words, terms: { tc: [], en: [] }, gift: { kind: 'cash' as const, amount: 5000 }, categories: [] }
const coupon = (couponId: string): ChainCoupon => ({ ...terms, couponId, validDays: 30 })
const code = (more: Partial<ChainPromoCode> = {}): ChainPromoCode => ({
  promoCode: 'RAIN50',
  brands: [31],
  coupon: terms,
  begins: '2026/06/01 00:00:00',
  ends: null,
  limit: null,
  once: false,
  ...more,
})
const countedUse = (used: number, takenOff: number) =>
  ({ kind: 'promoCode', id: 'RAIN50', given: 0, made: 0, claimed: 0, used, held: 0, takenOff }) as OfferUse // cents, as the wire has them
const rowsOf = (codes: ChainPromoCode[], uses: OfferUse[] = []) =>
  offerRows(
    { coupons: [], codes: codes.map((record) => ({ id: record.promoCode, changed: false, record })), membership: undefined, uses },
    { brand: 31, now },
  )

test.each<[string, Partial<ChainPromoCode>, OfferUse[], string]>([
  ['begins later', { begins: '2026/11/23 18:30:01' }, [], 'scheduled'],
  ['ends at this moment', { ends: '2026/11/23 18:30:00' }, [], 'ended'],
  ['has no end', {}, [], 'live'],
  ['has used nearly nine tenths', { limit: 1000 }, [countedUse(899, 0)], 'live'],
  ['has used nine tenths', { limit: 1000 }, [countedUse(900, 0)], 'low'],
  ['has used all', { limit: 1000 }, [countedUse(1000, 0)], 'usedUp'],
  ['has spent nine tenths', { limit: 1000, budget: 40_000_00 }, [countedUse(720, 36_000_00)], 'low'],
  ['has less left than a use takes', { budget: 7_000 }, [countedUse(1, 5_000)], 'usedUp'],
  ['takes only codes made for it', { limit: 0 }, [countedUse(3, 0)], 'live'],
])('a code that %s', (_what, more, uses, state) => {
  expect(rowsOf([code(more)], uses)[0]?.state).toBe(state)
})

test('a code of the other brand is not of the list', () => {
  expect(rowsOf([code({ brands: [42] })])).toEqual([])
})

test('coupons say who is given them, and those of nobody are idle', () => {
  const membership = {
    welcome: [{ giftId: 'first', kind: 'cash' }],
    rewards: [{ rewardId: 'bread', points: 400 }],
    prizes: [{ prizeId: 'p', couponId: 'bread' }],
  } as unknown as ChainMembership // of a membership only these lists are read
  const coupons = ['first', 'bread', 'birthday-10', 'lonely'].map((id) => ({ id, changed: false, record: coupon(id) }))
  const rows = offerRows({ coupons, codes: [], membership, uses: [] }, { brand: 31, now })
  expect(rows.map((row) => row.kind === 'coupon' && [row.from.map(({ by }) => by), row.state])).toEqual([
    [['welcome'], 'live'],
    [['points', 'game'], 'live'],
    [['birthday'], 'live'],
    [[], 'idle'],
  ])
})

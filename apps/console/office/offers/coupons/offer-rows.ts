import type { ChainCoupon, ChainMembership, ChainPromoCode } from '@harbour/chain'
import type { Answer, offerUseGet } from '@harbour/protocol'
import { birthdayCouponId, parseMoment, type Brand } from '@harbour/rules'

export type OfferUse = Answer<typeof offerUseGet>['uses'][number]

/** `low`: nine tenths of its budget or its uses are gone; `idle`: nobody is given it; `draft`: the draft has it otherwise than it is live. */
export type OfferState = 'live' | 'low' | 'usedUp' | 'scheduled' | 'ended' | 'idle'
export type OfferRow = { id: string; state: OfferState; changed: boolean; use: OfferUse } & (
  | { kind: 'coupon'; record: ChainCoupon; from: CouponSource[] }
  | { kind: 'promoCode'; record: ChainPromoCode; spent: Spent | null }
)

/** The guests who are given a coupon: new members, those who pay points, winners of the daily game, those whose birthday it is. */
export type CouponSource = { by: 'welcome' | 'game' | 'birthday' } | { by: 'points'; points: number }

/** The part of a code's uses or money that is gone, from 0 to 1; of a code with both the greater. */
export type Spent = { share: number; uses: { of: number } | null; money: { of: number } | null }

type Records = {
  coupons: readonly { id: string; changed: boolean; record: ChainCoupon }[]
  codes: readonly { id: string; changed: boolean; record: ChainPromoCode }[]
  membership: ChainMembership | undefined
  uses: readonly OfferUse[]
}

/** The coupons and codes of a brand as one list, with how they are used. */
export function offerRows({ coupons, codes, membership, uses }: Records, { brand, now }: { brand: Brand; now: number }): OfferRow[] {
  const knownUse = (kind: OfferUse['kind'], id: string) => uses.find((use) => use.kind === kind && use.id === id) ?? unused(kind, id)
  return [
    ...coupons.map(({ id, changed, record }): OfferRow => {
      const from = sourcesOf(id, membership)
      return { kind: 'coupon', id, record, changed, from, use: knownUse('coupon', id), state: from.length > 0 ? 'live' : 'idle' }
    }),
    ...codes
      .filter(({ record }) => record.brands.includes(brand))
      .map(({ id, changed, record }): OfferRow => {
        const use = knownUse('promoCode', id)
        const spent = spentOf(record, use)
        return { kind: 'promoCode', id, record, changed, use, spent, state: stateOf(record, { spent, use, now }) }
      }),
  ]
}

const unused = (kind: OfferUse['kind'], id: string): OfferUse => ({
  kind,
  id,
  given: 0,
  made: 0,
  claimed: 0,
  used: 0,
  held: 0,
  takenOff: 0 as OfferUse['takenOff'], // nothing is whole cents
})

function sourcesOf(couponId: string, membership: ChainMembership | undefined): CouponSource[] {
  if (!membership) return []
  const { welcome, rewards, prizes } = membership
  return [
    ...(welcome.some(({ giftId }) => giftId === couponId) ? [{ by: 'welcome' as const }] : []),
    ...rewards.filter(({ rewardId }) => rewardId === couponId).map(({ points }) => ({ by: 'points' as const, points })),
    ...(prizes.some((prize) => prize.couponId === couponId) ? [{ by: 'game' as const }] : []),
    ...(couponId === birthdayCouponId ? [{ by: 'birthday' as const }] : []),
  ]
}

function spentOf({ limit, budget }: ChainPromoCode, { used, takenOff }: OfferUse): Spent | null {
  const shares = [...(limit ? [used / limit] : []), ...(budget ? [takenOff / budget] : [])]
  if (shares.length === 0) return null
  return { share: Math.min(1, Math.max(...shares)), uses: limit ? { of: limit } : null, money: budget ? { of: budget } : null }
}

/** From this part on a code is said to run out soon. */
const nearlySpent = 0.9

type Usage = { spent: Spent | null; use: OfferUse; now: number }

function stateOf(code: ChainPromoCode, { spent, use, now }: Usage): OfferState {
  if ((parseMoment(code.begins) ?? 0) > now) return 'scheduled'
  if (code.ends !== null && (parseMoment(code.ends) ?? 0) <= now) return 'ended'
  if (!spent) return 'live'
  // What is left may be less than one more use would take.
  const { gift } = code.coupon
  const each = 'amount' in gift ? gift.amount : 0
  if (spent.share >= 1 || (code.budget !== undefined && use.takenOff + each > code.budget)) return 'usedUp'
  return spent.share >= nearlySpent ? 'low' : 'live'
}

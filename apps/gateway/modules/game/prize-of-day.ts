import type { DrawnPrize } from '@harbour/protocol'
import { totalOdds, pointsExpiry, prizeAt, fallbackPrize, type Brand, type Language } from '@harbour/rules'
import type { GamePrize } from '../catalogue/catalogue.ts'
import type { GameDeps } from './deps.ts'
import type { Drawn, DrawnGift } from './draw-store.ts'
import { newVoucher, spanOf } from '../vouchers/new-voucher.ts'
import { localize } from '../../platform/localized-text.ts'

type PrizeDeps = Pick<GameDeps, 'catalogue' | 'ids' | 'clock'>
type MemberKey = { userId: string; brand: Brand }

/** The gift that chance gives a member, and the one that stands in for it where it has run out for the day. */
export function giftsByChance(member: MemberKey, deps: PrizeDeps): DrawnGift[] {
  const { prizes } = deps.catalogue.membership(member.brand)
  const drawn = prizeAt(prizes, roll(deps.ids.secret()))
  const instead = fallbackPrize(prizes)
  return [...new Set([drawn, instead])].flatMap((prize) => (prize ? [giftOf(prize, member, deps)] : []))
}

/** A number from 0 to 999 out of a secret of 32 bytes; the first six leave no number likelier than another by more than one in 10^11. */
function roll(secret: string): number {
  return Buffer.from(secret, 'base64url').readUIntBE(0, 6) % totalOdds
}

function giftOf({ prizeId, daily, name, points, couponId }: GamePrize, { userId, brand }: MemberKey, deps: PrizeDeps): DrawnGift {
  const at = deps.clock.now()
  if (couponId !== undefined) {
    const span = spanOf(at, deps.catalogue.coupon(couponId)?.validDays ?? 0)
    const voucher = newVoucher({ userId, brand, couponId, givenFor: `game ${deps.ids.guid()}`, span }, deps)
    if (!voucher) throw new Error(`the chain has no coupon ${couponId}`)
    return { prizeId, daily, voucher }
  }
  const { terms } = deps.catalogue.membership(brand)
  const titles = { titleTc: `每日驚喜：${name.tc}`, titleEn: `Surprise of the day: ${name.en}` }
  const entry = {
    entryId: deps.ids.guid(),
    kind: 'adjust',
    points: points ?? 0,
    at,
    expiresAt: pointsExpiry(at, terms),
    orderId: null,
  } as const
  return { prizeId, daily, entry: { ...entry, ...titles } }
}

/** A prize as it is shown; one that the chain no longer has keeps its id for a name. */
export function shownPrize({ prizeId, voucherCode }: Drawn, prizes: readonly GamePrize[], language: Language): DrawnPrize {
  const prize = prizes.find((each) => each.prizeId === prizeId)
  return { prizeId, kind: voucherCode === null ? 'points' : 'coupon', name: prize ? localize(prize.name, language) : prizeId, voucherCode }
}

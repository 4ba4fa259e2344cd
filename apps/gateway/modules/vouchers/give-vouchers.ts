import { instantOf, wallClock, type Brand, type Instant, type PointTerms } from '@harbour/rules'
import type { WelcomeGift } from '../catalogue/catalogue.ts'
import type { VoucherDeps } from './deps.ts'
import type { GivenVoucher } from './voucher-transactions.ts'
import { welcomeEnd } from '../members/points/welcome.ts'
import { ownVoucher } from './own-voucher.ts'

type GiveDeps = Pick<VoucherDeps, 'catalogue' | 'vouchers' | 'members' | 'ids' | 'clock'>
type Whom = { userId: string; brand: Brand }

/** Gives a member what they are due and have not been given: the welcome gifts, and the coupon of the month of their birthday (spec 7.23). */
export async function giveDue(whom: Whom, deps: GiveDeps): Promise<void> {
  const member = await deps.members.find(whom.userId)
  if (!member) return
  const now = deps.clock.now()
  const due = [...welcomeCoupons(whom, member.joinedAt, deps), ...birthdayCoupons(whom, member.birthday, deps)]
  await deps.vouchers.give(due.filter(({ record }) => record.ends === null || record.ends > now))
}

function welcomeCoupons(whom: Whom, joinedAt: Instant, deps: GiveDeps): GivenVoucher[] {
  const { welcome, terms } = deps.catalogue.membership(whom.brand)
  return welcome.flatMap((gift) => {
    const given = newVoucher(
      { ...whom, couponId: gift.giftId, givenFor: `welcome ${gift.giftId}`, span: welcomeSpan(gift, { joinedAt, terms }) },
      deps,
    )
    return given && gift.kind !== 'points' ? [given] : []
  })
}

function welcomeSpan(gift: WelcomeGift, member: { joinedAt: Instant; terms: PointTerms }): Span {
  return { begins: member.joinedAt - 1, ends: welcomeEnd(gift, member) }
}

const birthdayCoupon = 'birthday-10'

/** A birthday that is added in its month still brings the coupon, which is good to the end of the month. */
function birthdayCoupons(whom: Whom, birthday: string | null, deps: GiveDeps): GivenVoucher[] {
  const { year, month } = wallClock(deps.clock.now())
  if (birthday === null || Number(birthday.slice(5, 7)) !== month) return []
  const span = { begins: instantOf({ year, month, day: 1 }) - 1, ends: instantOf({ year, month: month + 1, day: 1 }) }
  const given = newVoucher({ ...whom, couponId: birthdayCoupon, givenFor: `birthday ${year}`, span }, deps)
  return given ? [given] : []
}

type Span = { begins: Instant; ends: Instant }
type Gift = Whom & { couponId: string; givenFor: string; span: Span }

/** A coupon of the house with a code of its own; undefined where the chain has none of that name. */
export function newVoucher(
  { userId, brand, couponId, givenFor, span }: Gift,
  deps: Pick<GiveDeps, 'catalogue' | 'ids' | 'clock'>,
): GivenVoucher | undefined {
  const coupon = deps.catalogue.coupon(couponId)
  if (!coupon) return undefined
  const record = { ...ownVoucher(coupon, { code: newCode(deps.ids), ...span }, deps.catalogue), voucherId: couponId }
  return { userId, brand, givenFor, record, givenAt: deps.clock.now() }
}

/** Nobody guesses twelve letters and digits by chance. */
function newCode(ids: GiveDeps['ids']): string {
  const letters = `${ids.secret()}${ids.secret()}`.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return `HB${letters.slice(0, 12)}`
}

/** The end of a span of days from now. */
export function spanOf(now: Instant, validDays: number): Span {
  return { begins: now - 1, ends: now + validDays * 24 * 60 * 60_000 }
}

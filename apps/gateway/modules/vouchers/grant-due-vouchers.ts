import { birthdayCouponId, instantOf, wallClock, type Brand, type Instant, type PointTerms } from '@harbour/rules'
import type { WelcomeGift } from '../catalogue/catalogue.ts'
import type { VoucherDeps } from './deps.ts'
import type { GivenVoucher } from './voucher-transactions.ts'
import { welcomeEnd } from '../members/points/welcome.ts'
import { newVoucher, type Span } from './new-voucher.ts'

type GrantDeps = Pick<VoucherDeps, 'catalogue' | 'vouchers' | 'members' | 'ids' | 'clock'>
type VoucherOwner = { userId: string; brand: Brand }

/** Gives a member what they are due and have not been given: the welcome gifts, and the coupon of the month of their birthday (spec 7.23). */
export async function grantDueVouchers(owner: VoucherOwner, deps: GrantDeps): Promise<void> {
  const member = await deps.members.find(owner.userId)
  if (!member) return
  const now = deps.clock.now()
  const due = [...welcomeCoupons(owner, member.joinedAt, deps), ...birthdayCoupons(owner, member.birthday, deps)]
  await deps.vouchers.give(due.filter(({ record }) => record.ends === null || record.ends > now))
}

function welcomeCoupons(owner: VoucherOwner, joinedAt: Instant, deps: GrantDeps): GivenVoucher[] {
  const { welcome, terms } = deps.catalogue.membership(owner.brand)
  return welcome.flatMap((gift) => {
    const given = newVoucher(
      { ...owner, couponId: gift.giftId, givenFor: `welcome ${gift.giftId}`, span: welcomeSpan(gift, { joinedAt, terms }) },
      deps,
    )
    return given && gift.kind !== 'points' ? [given] : []
  })
}

function welcomeSpan(gift: WelcomeGift, member: { joinedAt: Instant; terms: PointTerms }): Span {
  return { begins: member.joinedAt - 1, ends: welcomeEnd(gift, member) }
}

/** A birthday that is added in its month still brings the coupon, which is good to the end of the month. */
function birthdayCoupons(owner: VoucherOwner, birthday: string | null, deps: GrantDeps): GivenVoucher[] {
  const { year, month } = wallClock(deps.clock.now())
  if (birthday === null || Number(birthday.slice(5, 7)) !== month) return []
  const span = { begins: instantOf({ year, month, day: 1 }) - 1, ends: instantOf({ year, month: month + 1, day: 1 }) }
  const given = newVoucher({ ...owner, couponId: birthdayCouponId, givenFor: `birthday ${year}`, span }, deps)
  return given ? [given] : []
}

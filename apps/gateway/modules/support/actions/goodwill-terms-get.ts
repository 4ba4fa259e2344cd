import { goodwillTermsGet } from '@harbour/protocol'
import { startOfDay } from '@harbour/rules'
import { refuse } from '../../../platform/handle.ts'
import { localize } from '../../../platform/localized-text.ts'
import { handle } from '../deps.ts'
import { foundOrder } from '../found-order.ts'

export const goodwillTermsGetAction = handle(goodwillTermsGet, async ({ orderId }, call) => {
  const order = await foundOrder(orderId, 'guest.help', call)
  if (!order) throw refuse(goodwillTermsGet, 'ORDER_UNKNOWN')
  const { db, settings, goodwill, caller, clock, catalogue, language } = call
  const given = await goodwill.given(db.rows, { staffId: caller.staffId, since: startOfDay(clock.now()) })
  const { points, pointsADay, couponsADay } = settings.goodwill
  const pointsLeft = Math.max(0, pointsADay - given.points)
  return {
    member: order.member,
    pointsAtOnce: Math.min(points, pointsLeft),
    pointsLeft,
    couponsLeft: Math.max(0, couponsADay - given.coupons),
    coupons: catalogue.coupons().map(({ couponId, name, category, validDays }) => ({
      couponId,
      name: localize(name, language),
      category: localize(category, language),
      validDays,
    })),
  }
})

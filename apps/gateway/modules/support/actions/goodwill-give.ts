import { goodwillGive, type Input } from '@harbour/protocol'
import { pointsExpiry, startOfDay } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/handle.ts'
import { earnPoints } from '../../members/points/point-transactions.ts'
import { newVoucher, spanOf } from '../../vouchers/new-voucher.ts'
import { giveVouchers } from '../../vouchers/voucher-transactions.ts'
import { handle, type Call } from '../deps.ts'
import { foundOrder, shopOf } from '../found-order.ts'
import type { FoundOrder } from '../store/support-orders.ts'

type Wanted = Input<typeof goodwillGive>

/** Gives one thing after another in the name of one person, so that two gifts together never pass the day's limit. */
export const goodwillGiveAction = handle(goodwillGive, async (wanted, call) => {
  const order = await foundOrder(wanted.orderId, 'guest.help', call)
  if (!order) throw refuse(goodwillGive, 'ORDER_UNKNOWN')
  const clientGiftId = wanted.clientGiftId.toLowerCase()
  await call.db.transaction(async (rows) => {
    const isMember = await call.goodwill.lock(rows, { staffId: call.caller.staffId, userId: order.userId })
    const known = await call.goodwill.known(rows, { orderId: order.orderId, clientGiftId })
    if (known && !isSame(known, wanted)) throw refuse(goodwillGive, 'GIFT_CONFLICT')
    if (known) return
    if (!isMember) throw refuse(goodwillGive, 'GUEST_NOT_MEMBER')
    await judge(rows, wanted, call)
    await give(rows, { ...wanted, clientGiftId }, { order, call })
  })
  return { orderId: order.orderId, clientGiftId }
})

const contentOf = ({ gift, reason }: Wanted) => ({
  points: gift.kind === 'points' ? gift.points : null,
  couponId: gift.kind === 'coupon' ? gift.couponId : null,
  reason,
})

function isSame(known: ReturnType<typeof contentOf> | { points: number | null; couponId: string | null; reason: string }, wanted: Wanted) {
  const { points, couponId, reason } = contentOf(wanted)
  return known.points === points && known.couponId === couponId && known.reason === reason
}

async function judge(rows: Rows, { gift }: Wanted, { goodwill, settings, caller, clock }: Call<'staff'>): Promise<void> {
  const limits = settings.goodwill
  if (gift.kind === 'points' && gift.points > limits.points) throw refuse(goodwillGive, 'GOODWILL_TOO_MUCH')
  const today = await goodwill.given(rows, { staffId: caller.staffId, since: startOfDay(clock.now()) })
  const tooMuch = gift.kind === 'points' ? today.points + gift.points > limits.pointsADay : today.coupons + 1 > limits.couponsADay
  if (tooMuch) throw refuse(goodwillGive, 'GOODWILL_DAY_SPENT')
}

type Giving = { order: FoundOrder; call: Call<'staff'> }

async function give(rows: Rows, wanted: Wanted, { order, call }: Giving): Promise<void> {
  const { orderId, userId, brand } = order
  const { gift, clientGiftId, reason, words } = wanted
  const at = call.clock.now()
  await call.goodwill.keep(rows, { ...contentOf(wanted), orderId, clientGiftId, staffId: call.caller.staffId, at })
  if (gift.kind === 'points') {
    const expiresAt = pointsExpiry(at, call.catalogue.membership(brand).terms)
    const titles = { titleTc: `補償訂單 ${order.orderNo}`, titleEn: `With our apologies for order ${order.orderNo}` }
    await earnPoints(rows, userId, { entryId: call.ids.guid(), kind: 'adjust', points: gift.points, at, expiresAt, orderId, ...titles })
  } else {
    const span = spanOf(at, call.catalogue.coupon(gift.couponId)?.validDays ?? 0)
    const voucher = newVoucher({ userId, brand, couponId: gift.couponId, givenFor: `goodwill ${orderId} ${clientGiftId}`, span }, call)
    if (!voucher) throw refuse(goodwillGive, 'COUPON_UNKNOWN')
    await giveVouchers(rows, [voucher])
  }
  const after = { gift, reason, words, clientGiftId }
  await call.audit.write(rows, { action: goodwillGive.name, subject: orderId, shop: shopOf(order), after }, call)
}

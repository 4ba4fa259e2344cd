import { memberGet } from '@harbour/protocol'
import { coveredShops, type CoveredShops, brandIds, pointsByExpiry, type Brand } from '@harbour/rules'
import { localize } from '../../../platform/localized-text.ts'
import { refuse } from '../../../platform/handle.ts'
import { voucherStatus } from '../../vouchers/voucher-status.ts'
import { handle, type Call } from '../deps.ts'
import { unmaskedBy } from '../found-order.ts'
import { supportMember, supportOrder } from '../support-guest.ts'

export const memberGetAction = handle(memberGet, async ({ userId }, call) => {
  const reach = coveredShops(call.caller.grants, 'guest.read')
  const member = await call.supportMembers.find(userId, reach)
  if (!member) throw refuse(memberGet, 'MEMBER_UNKNOWN')
  const [lots, consents, orders] = await Promise.all([
    call.points.lots(member.userId),
    call.consents.of(member.userId),
    call.supportOrders.ofGuest(member.userId, reach),
  ])
  const unmasked = await unmaskedBy(orders, call)
  const { terms } = call.catalogue.membership(call.brand)
  return {
    member: supportMember(member),
    points: pointsByExpiry(lots, terms, call.clock.now()).reduce((sum, lot) => sum + lot.points, 0),
    coupons: await couponsOf(member.userId, reach, call),
    consents,
    orders: orders.map((order) => supportOrder(order, { unmasked: unmasked.has(order.orderId) })),
  }
})

/** The coupons of the brands that the caller reads of. */
async function couponsOf(userId: string, reach: CoveredShops, { vouchers, language, clock, catalogue }: Call<'staff'>) {
  const ofShops = reach.storeIds.flatMap((storeId) => catalogue.shop(storeId)?.brand ?? [])
  const brands: Brand[] = Object.values(brandIds).filter((brand) => reach.all || reach.brands.includes(brand) || ofShops.includes(brand))
  const own = await Promise.all(brands.map(async (brand) => (await vouchers.of(userId, brand)).map((voucher) => ({ brand, voucher }))))
  return own.flat().map(({ brand, voucher }) => ({
    brand,
    voucherCode: voucher.record.code,
    name: localize(voucher.record.name, language),
    status: voucherStatus(voucher, clock.now()),
    ends: voucher.record.ends,
  }))
}

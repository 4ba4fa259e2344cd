import { postOrder, shopRefund, updateOrderStatus } from '@harbour/protocol'
import { addMinutes, type Instant } from '@harbour/rules'
import { expireOrders } from '../modules/ordering/workers/expire-orders.ts'
import { payBack } from '../modules/payments/workers/pay-back.ts'
import { couponOrder, giveCoupon } from './coupons.fixtures.ts'
import { fakeProvider } from './fakes/fake-provider.ts'
import { noon, type As } from './gateway.ts'
import { newMember } from './members.fixtures.ts'
import { macauShop, newTills, place, taikooShop } from './orders.fixtures.ts'
import { startMoney } from './payments.fixtures.ts'
import { refundOf } from './staff-orders.fixtures.ts'
import { atShops, newStaff } from './staff.fixtures.ts'

const storeId = taikooShop
const dayBefore = addMinutes(noon, -24 * 60)

/**
 * A small noon of the Taikoo shop, with one order of the day before, and one of Macau. In Hong Kong on the 20th: cash for carbonara and garlic bread ($89); a feast of
 * $216 less $30, paid by Alipay, of which a plate goes back; $89 in cash less a coupon of $20; $89 by Alipay that the shop cancels; one that nobody pays;
 * and one that nobody answers. What is done takes until 12:30; then it is 12:40.
 */
export async function startReports() {
  const bank = fakeProvider()
  bank.refundsEndAs('refunded')
  const money = await startMoney(bank.providers)
  const { gateway, guest, clock, deps } = money
  const [till = {}, macauTill = {}] = await newTills(gateway, storeId, macauShop)
  const member = await newMember(gateway)
  const manager = await newStaff(gateway, 'manager', atShops(storeId))
  const finance = await newStaff(gateway, 'finance')

  const at = (minutes: number, from: Instant = noon) => void (clock.at = addMinutes(from, minutes))
  const move = (orderId: string, status: number, reason?: string) =>
    gateway.ask(updateOrderStatus, { storeId, orderId, status, ...(reason && { reason }) }, till)
  const complete = async (orderId: string, from: Instant, readyAfter: number) => {
    for (const status of [10, 12]) await move(orderId, status)
    at(readyAfter, from)
    await move(orderId, 18)
    at(30, from)
    await move(orderId, 100)
    at(0)
  }
  const paid = async (input: Parameters<typeof place>[2]) => {
    const { orderId, ref } = await money.pending('alipay', input)
    bank.pay(ref)
    await money.status(orderId)
    return orderId
  }

  at(0, dayBefore)
  const { orderId: earlier } = await place(gateway, guest, { pids: ['carbonara'] })
  await complete(earlier, dayBefore, 10)

  const asMacau: As = { ...guest, brand: 42 }
  const { orderId: macau } = await place(gateway, asMacau, { storeId: macauShop, pids: ['carbonara'] })
  for (const status of [10, 12, 18, 100])
    await gateway.ask(updateOrderStatus, { storeId: macauShop, orderId: macau, status }, { ...macauTill, brand: 42 })

  const { orderId: cash } = await place(gateway, guest)
  await complete(cash, noon, 10)
  const feast = await paid({ pids: ['carbonara', 'garlic-bread'], nums: [3, 1] })
  await complete(feast, noon, 90)
  const plate = await gateway.ask(shopRefund, refundOf(feast, 1), manager)
  const code = await giveCoupon(gateway, member)
  const withCoupon = await gateway.ask(postOrder, await couponOrder(gateway, member, { coupons: [code] }), member)
  await complete(withCoupon.orderId, noon, 10)
  const cancelled = await paid({})
  await move(cancelled, -1, 'soldOut')
  await money.pending('card')
  at(30)
  await expireOrders.round(deps)
  await payBack.round(deps)
  const { orderId: unanswered } = await place(gateway, guest)
  at(40)
  return { ...money, bank, till, manager, finance, orders: { cash, feast, withCoupon: withCoupon.orderId, cancelled, unanswered }, plate }
}

/** The 20th, compared with the 19th. */
export const theDay = { from: '2026/11/20', to: '2026/11/20' }

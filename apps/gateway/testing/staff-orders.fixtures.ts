import { randomUUID } from 'node:crypto'
import { auditGet, shopRefund, shopRefundDecide, shopRefundRequestsGet, updateOrderStatus, type Answer } from '@harbour/protocol'
import { fakeProvider } from './fakes/fake-provider.ts'
import { taikooShop } from './orders.fixtures.ts'
import { startMoney } from './payments.fixtures.ts'
import { atShops, newStaff, type StaffAs } from './staff.fixtures.ts'

const storeId = taikooShop

/** A gateway whose clock moves, orders that are paid there, and people of the Taikoo shop who look after them. */
export async function startStaffOrders() {
  const bank = fakeProvider()
  const money = await startMoney(bank.providers)
  const { gateway, till } = money
  const [crew, manager, second] = [
    await newStaff(gateway, 'crew', atShops(storeId)),
    await newStaff(gateway, 'manager', atShops(storeId)),
    await newStaff(gateway, 'manager', atShops(storeId)),
  ]
  const admin = await newStaff(gateway, 'admin')
  return {
    ...money,
    bank,
    /** A manager whose session is as young as the clock is late. */
    freshManager: () => newStaff(gateway, 'manager', atShops(storeId)),
    crew,
    manager,
    second,
    admin,
    /** An order of so many plates at $64, paid by Alipay and accepted. */
    async paid(num: number) {
      const { orderId, ref } = await money.pending('alipay', { pids: ['carbonara'], nums: [num] })
      bank.pay(ref)
      await money.status(orderId)
      await gateway.ask(updateOrderStatus, { storeId, orderId, status: 10 }, till)
      return orderId
    },
    /** Gives back so many of those plates, or asks for it. */
    refund: (orderId: string, num: number, as: StaffAs = manager): Promise<Answer<typeof shopRefund>> =>
      gateway.ask(shopRefund, refundOf(orderId, num), as),
    decide: (requestId: string | null, approve: boolean, as: StaffAs) =>
      gateway.call(shopRefundDecide, { storeId, requestId, approve }, as),
    requests: async (as: StaffAs) => (await gateway.ask(shopRefundRequestsGet, { storeId }, as)).requests,
    /** The audit of an order, the latest first. */
    audited: async (orderId: string) =>
      (await gateway.ask(auditGet, { storeId }, admin)).entries
        .filter(({ subject }) => subject === orderId)
        .map(({ action, staffId, after }) => ({ action, staffId, after: JSON.parse(after ?? 'null') as object })),
  }
}

/** The content that gives back so many plates of an order's first line. */
export function refundOf(orderId: string, num: number) {
  return { storeId, orderId, clientRefundId: randomUUID(), parts: [{ index: 0, num }], reason: 'missing' }
}

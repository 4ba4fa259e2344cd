import { randomUUID } from 'node:crypto'
import { offerUseGet, postOrder, voucherHold } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { couponOrder, giveCoupon } from '../../../testing/coupons.fixtures.ts'
import { startGateway } from '../../../testing/gateway.ts'
import { newGuest } from '../../../testing/orders.fixtures.ts'
import { newStaff, type StaffAs } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
let marketing: StaffAs
beforeAll(async () => void (marketing = await newStaff(gateway, 'marketing')))
const useOf = async (id: string) => (await gateway.ask(offerUseGet, {}, marketing)).uses.find((each) => each.id === id)

test('coupons are counted as they are given, held and used, with what they took off', async () => {
  const guest = await newGuest(gateway)
  const [used, held] = [await giveCoupon(gateway, guest), await giveCoupon(gateway, guest)]
  await giveCoupon(gateway, guest)
  const content = (await couponOrder(gateway, guest, { coupons: [used] })) as { clientOrderId: string } // an order has one
  await gateway.ask(voucherHold, { voucherCodeList: [used], clientOrderId: content.clientOrderId }, guest)
  await gateway.ask(postOrder, content, guest)
  await gateway.ask(voucherHold, { voucherCodeList: [held], clientOrderId: randomUUID() }, guest)
  expect(await useOf('cash-20')).toEqual({
    kind: 'coupon',
    id: 'cash-20',
    given: 3,
    made: 0,
    claimed: 0,
    used: 1,
    held: 1,
    takenOff: 2_000,
  })
})

test('a code that anybody may use is counted by the orders that used it', async () => {
  const guest = await newGuest(gateway)
  const food = { pids: ['carbonara', 'garlic-bread'], nums: [2, 1] }
  await gateway.ask(postOrder, await couponOrder(gateway, guest, { ...food, coupons: ['HARBOUR20'] }), guest)
  expect(await useOf('HARBOUR20')).toMatchObject({ kind: 'promoCode', given: 0, used: 1, takenOff: 2_000 })
})

test('what can no longer change is counted once, and says the same', async () => {
  const before = await gateway.ask(offerUseGet, {}, marketing)
  const { offerUses, clock, db } = gateway.context
  await db.rows({ name: '', text: `update orders set state = 'completed' where state <> 'cancelled'` })
  expect(await offerUses.count(clock.now() + 25 * 60 * 60_000)).toBe(5)
  expect(await offerUses.count(clock.now() + 25 * 60 * 60_000)).toBe(0)
  expect(await gateway.ask(offerUseGet, {}, marketing)).toEqual(before)
})

test('crew is told nothing', async () => {
  expect(await gateway.call(offerUseGet, {}, await newStaff(gateway, 'crew'))).toMatchObject({ code: 'NOT_ALLOWED' })
})

import { cancelledGet, getOrderDetail, ledgerGet, postOrder, shopOrderMove, staffStepUp } from '@harbour/protocol'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { couponOrder, giveCoupon, vouchersOf } from '../../../testing/coupons.fixtures.ts'
import { noon } from '../../../testing/gateway.ts'
import { newMember } from '../../../testing/members.fixtures.ts'
import { place, taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
import { staffPassword } from '../../../testing/staff.fixtures.ts'
import { startStaffOrders } from '../../../testing/staff-orders.fixtures.ts'

const shop = await startStaffOrders()
const { gateway, clock, guest, crew, admin, ledger, audited } = shop
afterAll(gateway.stop)
beforeEach(() => void (clock.at = noon))

const storeId = taikooShop
const move = (orderId: string, status: number, more: object = {}) =>
  gateway.call(shopOrderMove, { storeId, orderId, status, ...more }, crew)
const bring = async (orderId: string, ...statuses: number[]) => {
  for (const status of statuses) expect(await move(orderId, status)).toMatchObject({ status: 1 })
}
const contact = { name: 'Chan', phone: '91234567' }
const home = { orderType: 2 as const, at: taikooHome, contact }
/** An order in cash that waits at the counter. */
async function ready(input: object = {}) {
  const { orderId, total } = await place(gateway, guest, input)
  await bring(orderId, 10, 12, 18)
  return { orderId, total }
}
const collect = (orderId: string, cents: number) => move(orderId, 100, { cash: { collected: cents / 100 } })

test('all of the cash is booked as before, to the till', async () => {
  const { orderId, total } = await ready()
  expect(await collect(orderId, total)).toMatchObject({ status: 1, data: { status: 100 } })
  expect(await ledger(orderId)).toEqual({ till: total, sales: 0 - total })
  expect((await audited(orderId))[0]).toMatchObject({ after: { status: 100, reason: null, collected: total } })
})

test('less is booked as it was collected, and the rest as short; the booking adds up to 0', async () => {
  const { orderId, total } = await ready()
  expect(await collect(orderId, total - 1)).toMatchObject({ status: 1 })
  expect(await ledger(orderId)).toEqual({ till: total - 1, short: 1, sales: 0 - total })
  const { orderId: none, total: all } = await ready()
  expect(await collect(none, 0)).toMatchObject({ status: 1 })
  expect(await ledger(none)).toEqual({ short: all, sales: 0 - all })
  const books = await gateway.ask(ledgerGet, { storeId, day: '2026/11/20' }, admin)
  expect(books.accounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  expect(books.accounts).toContainEqual({ account: 'short', lines: 2, amount: all + 1, debit: all + 1, credit: 0 })
})

test('more than it costs, or what nobody can collect, is refused and changes nothing', async () => {
  const { orderId, total } = await ready()
  expect(await collect(orderId, total + 1)).toMatchObject({ status: 301, code: 'SUM_TOO_LARGE' })
  expect(await collect(orderId, -1)).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await move(orderId, 100, { cash: { collected: 1.005 } })).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await move(orderId, -1, { reason: 'other', cash: { collected: 1 } })).toMatchObject({ code: 'CASH_UNWANTED' })
  expect(await ledger(orderId)).toEqual({})
  const paid = await shop.paid(1)
  await bring(paid, 12, 18)
  expect(await collect(paid, 100)).toMatchObject({ code: 'CASH_UNWANTED' })
  expect(await collect(orderId, total)).toMatchObject({ status: 1 })
})

test('a double tap books once, and of two sums the first; the other is not taken for done', async () => {
  const { orderId, total } = await ready()
  const same = await Promise.all([collect(orderId, total - 500), collect(orderId, total - 500), collect(orderId, total - 500)])
  expect(same.map(({ status }) => status)).toEqual([1, 1, 1])
  expect(await ledger(orderId)).toEqual({ till: total - 500, short: 500, sales: 0 - total })
  expect(await collect(orderId, total)).toMatchObject({ code: 'CHANGE_ILLEGAL' })
  // Without a sum it is done, as a till says it.
  expect(await move(orderId, 100)).toMatchObject({ status: 1 })
  expect((await audited(orderId)).filter(({ after }) => 'collected' in after)).toHaveLength(1)
})

test('[5.13] only what is handed over can fail at the handover, and only what holds alcohol for an age', async () => {
  const beer = { pids: ['carbonara', 'harbour-pale-ale'], ageDeclared: true }
  const { orderId } = await place(gateway, guest, beer)
  for (const status of [10, 12]) {
    expect(await move(orderId, -1, { reason: 'refusedAtDoor' })).toMatchObject({ status: 301, code: 'CHANGE_ILLEGAL' })
    await bring(orderId, status)
  }
  expect(await move(orderId, -1, { reason: 'ageNotShown' })).toMatchObject({ code: 'CHANGE_ILLEGAL' })
  await bring(orderId, 18)
  expect(await move(orderId, -1, { reason: 'ageNotShown' })).toMatchObject({ status: 1 })
  expect(await move(orderId, -1, { reason: 'ageNotShown' })).toMatchObject({ status: 1 })
  expect(await ledger(orderId)).toEqual({})
  expect(await gateway.ask(getOrderDetail, { orderId }, guest)).toMatchObject({ status: -1, endReason: 'ageNotShown', refund: null })
  const { orderId: plain } = await ready()
  expect(await move(plain, -1, { reason: 'ageNotShown' })).toMatchObject({ code: 'CHANGE_ILLEGAL' })
  expect(await move(plain, -1, { reason: 'refusedAtDoor' })).toMatchObject({ status: 1 })
  const { orderId: fetched } = await ready()
  await bring(fetched, 100)
  expect(await move(fetched, -1, { reason: 'refusedAtDoor' })).toMatchObject({ code: 'CHANGE_ILLEGAL' })
  expect((await gateway.ask(cancelledGet, { storeId, from: '2026/11/20', to: '2026/11/20' }, admin)).rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ reason: 'ageNotShown', by: 'shop', orders: 1, goesBack: 0 }),
      expect.objectContaining({ reason: 'refusedAtDoor', by: 'shop', orders: 1, goesBack: 0 }),
    ]),
  )
})

test('what nobody fetches is cancelled by the shop, because nobody took it and for no other reason', async () => {
  const { orderId } = await ready()
  await bring(orderId, 20)
  for (const reason of ['soldOut', 'tooBusy', 'ageNotShown'])
    expect(await move(orderId, -1, { reason })).toMatchObject({ code: 'CHANGE_ILLEGAL' })
  expect(await shop.move(orderId, -1, 'tooBusy')).toMatchObject({ code: 'CHANGE_ILLEGAL' })
  expect(await move(orderId, -1, { reason: 'refusedAtDoor' })).toMatchObject({ status: 1 })
  expect(await move(orderId, -1, { reason: 'refusedAtDoor' })).toMatchObject({ status: 1 })
  expect(await ledger(orderId)).toEqual({})
  expect(await gateway.ask(getOrderDetail, { orderId }, guest)).toMatchObject({ status: -1, endReason: 'refusedAtDoor', refund: null })
})

test('a delivery that nobody takes gives back its money and its coupon, at the word of who has shown who they are', async () => {
  const member = await newMember(gateway)
  const code = await giveCoupon(gateway, member)
  const { orderId } = await gateway.ask(
    postOrder,
    await couponOrder(gateway, member, { ...home, payMethod: 'alipay', coupons: [code] }),
    member,
  )
  const { ref } = await shop.begin(orderId, 'alipay', member)
  shop.bank.pay(ref)
  await shop.status(orderId, member)
  await bring(orderId, 10, 12, 21, 14)
  clock.at = noon + 10 * 60_000
  expect(await move(orderId, -1, { reason: 'refusedAtDoor' })).toMatchObject({ code: 'STEP_UP' })
  await gateway.ask(staffStepUp, { proof: { by: 'password', password: staffPassword } }, crew)
  expect(await move(orderId, -1, { reason: 'refusedAtDoor' })).toMatchObject({ status: 1 })
  const { total, endReason, refund } = await shop.detail(orderId, member)
  expect([endReason, refund]).toEqual(['refusedAtDoor', { state: 'arranged', amount: total }])
  expect((await vouchersOf(gateway, member)).map(({ voucherCode }) => voucherCode)).toContain(code)
})

test('a till says what it always did: neither of the two reasons, nor a sum', async () => {
  const { orderId } = await ready()
  expect(await shop.move(orderId, -1, 'refusedAtDoor')).toMatchObject({ code: 'CONTENT_INVALID' })
})

import { randomUUID } from 'node:crypto'
import { messageResend, updateOrderStatus } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { taikooShop } from '../../../testing/orders.fixtures.ts'
import { startSupport, words } from '../../../testing/support.fixtures.ts'

const { gateway, clock, till, support, macau, otherShop, delivered, audited, refusal } = await startSupport()
afterAll(gateway.stop)

async function inLocker() {
  const { orderId } = await delivered()
  for (const status of [10, 12, 21, 14]) await gateway.ask(updateOrderStatus, { storeId: taikooShop, orderId, status }, till)
  await gateway.ask(updateOrderStatus, { storeId: taikooShop, orderId, status: 14, locker: { no: '7', code: '4711' } }, till)
  return orderId
}
const resend = (orderId: string) => ({ orderId, clientMessageId: randomUUID(), words })

test('the code of a locker is sent again to the phone of the order, once under an id, three times an hour at most', async () => {
  const orderId = await inLocker()
  const sent = () => gateway.sent.filter(({ to, text }) => to === '+85291234567' && text.includes('4711')).length
  expect(sent()).toBe(1)
  const content = resend(orderId)
  await Promise.all([1, 2].map(() => gateway.ask(messageResend, content, support)))
  expect(sent()).toBe(2)
  expect(await audited(orderId)).toMatchObject([{ action: messageResend.name, after: { message: 'locker', words } }])
  await gateway.ask(messageResend, resend(orderId), support)
  await gateway.ask(messageResend, resend(orderId), support)
  expect(await gateway.call(messageResend, resend(orderId), support)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(sent()).toBe(4)
})

test('once the locker has closed there is nothing to send, and no try is spent', async () => {
  const [orderId, at] = [await inLocker(), clock.at]
  clock.at += 16 * 60_000
  for (let times = 0; times < 4; times++) expect(await refusal(messageResend, resend(orderId))).toBe('NOTHING_TO_SEND')
  clock.at = at
  expect((await gateway.call(messageResend, resend(orderId), support)).code).toBeUndefined()
})

test('an order without a locker has nothing to send, and another brand’s is unknown', async () => {
  const { orderId } = await delivered()
  expect(await refusal(messageResend, resend(orderId))).toBe('NOTHING_TO_SEND')
  for (const as of [macau, otherShop]) expect(await refusal(messageResend, resend(orderId), as)).toBe('ORDER_UNKNOWN')
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(messageResend, { orderId: randomUUID() }, support)).toMatchObject({ code: 'CONTENT_INVALID' })
})

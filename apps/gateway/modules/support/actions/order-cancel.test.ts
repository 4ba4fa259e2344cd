import { randomUUID } from 'node:crypto'
import { orderCancel, staffLogin } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { staffPassword, type StaffAs } from '../../../testing/staff.fixtures.ts'
import { startSupport, words } from '../../../testing/support.fixtures.ts'

const { gateway, support, second, macau, otherShop, delivered, paid, pending, refunds, timeline, later, audited, refusal } =
  await startSupport()
afterAll(gateway.stop)

const cancel = (orderId: string, as = support) => gateway.ask(orderCancel, { orderId, reason: 'guest', words }, as)

/** The same person a day later, when the session of the day before has ended. */
async function signedIn({ account, deviceId, ...as }: StaffAs): Promise<StaffAs> {
  const { key } = await gateway.ask(staffLogin, { account, password: staffPassword }, { deviceId })
  return { ...as, account, deviceId, key }
}

test('support cancels an order, once, and all that was paid goes back', async () => {
  const { orderId } = await paid(2)
  const [one, other] = await Promise.all([cancel(orderId), cancel(orderId, second)])
  expect([one.waiting, other.waiting]).toEqual([false, false])
  expect(await refunds(orderId)).toMatchObject([{ reason: 'guest' }])
  expect((await timeline(orderId)).order.endReason).toBe('guest')
  expect(await audited(orderId)).toMatchObject([{ action: orderCancel.name, after: { reason: 'guest', words } }])
})

test('where too much goes back for one person, somebody else has to say the same', async () => {
  const { orderId } = await paid(12)
  const [asked, again] = await Promise.all([cancel(orderId), cancel(orderId)])
  expect(asked).toMatchObject({ waiting: true })
  expect(again).toEqual(asked)
  expect(await refunds(orderId)).toEqual([])
  expect((await timeline(orderId)).cancelAskedBy).toBe('Chan Siu Ming')
  expect(await cancel(orderId, second)).toMatchObject({ waiting: false })
  expect(await refunds(orderId)).toHaveLength(1)
  expect(await cancel(orderId)).toMatchObject({ waiting: false })
  expect(await audited(orderId)).toMatchObject([
    { staffId: second.staffId, after: { words } },
    { staffId: support.staffId, after: { asked: true } },
  ])
})

test('an order of another brand or shop is unknown; one that is not paid yet is no shop’s to cancel', async () => {
  const { orderId } = await delivered()
  const content = { orderId, reason: 'guest', words }
  for (const as of [macau, otherShop]) expect(await refusal(orderCancel, content, as)).toBe('ORDER_UNKNOWN')
  const unpaid = await pending('alipay')
  expect(await refusal(orderCancel, { ...content, orderId: unpaid.orderId }, support)).toBe('CHANGE_ILLEGAL')
})

test('a malformed content is turned away', async () => {
  const content = { orderId: randomUUID(), reason: 'why not', words }
  expect(await gateway.call(orderCancel, content, support)).toMatchObject({ code: 'CONTENT_INVALID' })
})

test('a request is forgotten once it is over, and not before', async () => {
  const { orderId } = await paid(12)
  const { context } = gateway
  const kept = async () => {
    await context.cancelRequests.forget(context.clock.now())
    return context.db.rows({ name: '', text: 'select from cancel_requests where order_id = $1' }, [orderId])
  }
  await cancel(orderId)
  later(24 * 60 - 1)
  expect(await kept()).toHaveLength(1)
  later(1)
  expect(await kept()).toEqual([])
  later(-24 * 60)
})

test('a request is over after a day', async () => {
  const { orderId } = await paid(12)
  await cancel(orderId)
  later(24 * 60)
  const [asSupport, asSecond] = [await signedIn(support), await signedIn(second)]
  expect(await cancel(orderId, asSecond)).toMatchObject({ waiting: true })
  expect(await cancel(orderId, asSecond)).toMatchObject({ waiting: true })
  expect(await cancel(orderId, asSupport)).toMatchObject({ waiting: false })
})

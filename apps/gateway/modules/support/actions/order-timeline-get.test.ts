import { randomUUID } from 'node:crypto'
import { orderCancel, orderRefund, orderTimelineGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { refundContent, startSupport, words } from '../../../testing/support.fixtures.ts'

const { gateway, support, macau, otherShop, delivered, paid, timeline, later, refusal } = await startSupport()
afterAll(gateway.stop)

test('what happened to an order stands in one line: steps and who made them, payments, what went back, and what the staff did', async () => {
  const { orderId, ref } = await paid(2)
  later(1)
  await gateway.ask(orderRefund, refundContent(orderId, 1), support)
  const { timeline: line, ...told } = await timeline(orderId)
  expect(line.map(({ kind, by, what }) => [kind, by, what])).toEqual([
    ['step', 'guest', 'paymentPending'],
    ['step', 'system', 'placed'],
    ['step', 'shop', 'accepted'],
    ['payment', null, 'alipay'],
    ['capture', null, 'alipay'],
    ['step', 'shop', 'accepted'],
    ['refund', null, 'missing'],
    ['staff', 'Chan Siu Ming', orderRefund.name],
  ])
  expect(line.find(({ kind }) => kind === 'payment')?.detail).toContain(ref)
  expect(line.at(-1)?.detail).toContain(words)
  expect(told).toMatchObject({ language: 1, lines: [{ num: 2 }], unmaskedUntil: null, cancelAskedBy: null })
  expect(told.price.total).toBe(told.order.total)
})

test('it names the version of the menu that the guest ordered from, whatever has been published since', async () => {
  const before = await delivered()
  const { menuVersion: live } = await timeline(before.orderId)
  expect(live).toEqual(expect.any(Number))
  later(1)
  const published = { action: 'scheduled publication', subject: '9', before: { live: 7 } }
  const { db, audit } = gateway.context
  await db.transaction((rows) => audit.write(rows, published, { caller: { staffId: null, name: 'Harbour' }, logId: '' }))
  expect((await timeline(before.orderId)).menuVersion).toBe(7)
  later(1)
  expect((await timeline((await delivered()).orderId)).menuVersion).toBe(live)
})

test('an order that is cancelled says why', async () => {
  const { orderId } = await delivered()
  await gateway.ask(orderCancel, { orderId, reason: 'soldOut', words }, support)
  const told = await timeline(orderId)
  expect(told.order.endReason).toBe('soldOut')
  expect(told.timeline.find(({ what }) => what === 'cancelled')).toMatchObject({ by: 'shop', detail: 'soldOut' })
})

test('its guest is masked', async () => {
  const { orderId } = await delivered()
  const text = JSON.stringify(await timeline(orderId))
  expect(text).toContain('C***')
  for (const open of ['Tai Man', '9123', 'Taikoo Shing', 'baby', 'blue door']) expect(text).not.toContain(open)
})

test('an order of another brand or shop is unknown, like one that is not there', async () => {
  const { orderId } = await delivered()
  for (const as of [macau, otherShop]) expect(await refusal(orderTimelineGet, { orderId }, as)).toBe('ORDER_UNKNOWN')
  expect(await refusal(orderTimelineGet, { orderId: randomUUID() })).toBe('ORDER_UNKNOWN')
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(orderTimelineGet, { orderId: '1' }, support)).toMatchObject({ code: 'CONTENT_INVALID' })
})

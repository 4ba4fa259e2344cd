import { cancelOrder, groupClose, groupGet, groupLineSave, groupSave, postOrder, userDelete } from '@harbour/protocol'
import type { CartLine } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import type { As } from '../../../testing/gateway.ts'
import { startGroups } from '../../../testing/groups.fixtures.ts'
import { goodPassword, newMember } from '../../../testing/members.fixtures.ts'
import { onWire, orderOf, type Content } from '../../../testing/orders.fixtures.ts'

const { gateway, guest, begun, joined, addition, add, inMinutes, later } = await startGroups()
afterAll(gateway.stop)

/** A group order in which Ben has two dishes, open. */
async function shared() {
  const { token, host } = await begun()
  const ben = await joined(token, 'Ben')
  const [pizza, bread] = [addition('carbonara', 2), addition('garlic-bread')]
  await add(token, ben, pizza, bread)
  return { token, host, ben, pizza, bread }
}

/** The same closed, with its lines as its host has them in the cart. */
async function closed() {
  const one = await shared()
  const { lines } = await gateway.ask(groupClose, { token: one.token }, one.host)
  return { ...one, lines }
}

const order = (lines: readonly CartLine[], group: Content['group'], as: As) =>
  gateway.call(postOrder, onWire(orderOf(gateway, { lines: [...lines], group })), as)

const orderNow = async (token: string, as: As) => (await gateway.ask(groupGet, { token }, as)).order

test('while it is open its host does not order it, and nobody hears that it was ordered', async () => {
  const { token, host, ben } = await shared()
  const own = orderOf(gateway, { group: { token } })
  expect(await gateway.call(postOrder, onWire(own), host)).toMatchObject({ status: 301, code: 'GROUP_OPEN' })
  // Of nobody's but her own she orders what she likes.
  expect(await gateway.call(postOrder, onWire(orderOf(gateway)), host)).toMatchObject({ status: 1 })
  expect(await orderNow(token, ben)).toBeNull()
})

test('nobody who is in it is left out, and nothing more is ordered for them, unless its host wants it as it is', async () => {
  const { token, host, ben, lines } = await closed()
  const [first, ...rest] = lines
  if (!first) throw new Error('nothing was brought')
  for (const changed of [rest, [{ ...first, num: 1 }, ...rest], [...lines, { ...first, num: 1 }]]) {
    expect(await order(changed, { token }, host)).toMatchObject({ status: 301, code: 'GROUP_CHANGED' })
  }
  expect(await orderNow(token, ben)).toBeNull()
  expect(await order(rest, { token, asItIs: true }, host)).toMatchObject({ status: 1 })
  expect(await orderNow(token, ben)).not.toBeNull()
})

test('what was added after it was opened again is missing in the cart, and so is what was taken out since too much', async () => {
  const { token, host, ben, lines, bread } = await closed()
  await gateway.ask(groupSave, { token, closesAt: inMinutes(15) }, host)
  await add(token, ben, addition('carbonara'))
  await gateway.ask(groupClose, { token }, host)
  expect(await order(lines, { token }, host)).toMatchObject({ code: 'GROUP_CHANGED' })
  await gateway.ask(groupLineSave, { token, lineId: bread.lineId, num: 0 }, host)
  const { lines: now } = await gateway.ask(groupClose, { token }, host)
  expect(await order(lines, { token }, host)).toMatchObject({ code: 'GROUP_CHANGED' })
  expect(await order(now, { token }, host)).toMatchObject({ status: 1 })
})

test('one that its time has closed is ordered with its lines alone', async () => {
  const { token, host } = await shared()
  later(30)
  expect(await order(orderOf(gateway).lines, { token }, host)).toMatchObject({ code: 'GROUP_CHANGED' })
  const { lines } = await gateway.ask(groupClose, { token }, host)
  // Her own dishes have her own name.
  const own = orderOf(gateway).lines.map((line) => ({ ...line, forName: 'Ada' }))
  expect(await order([...own, ...lines], { token }, host)).toMatchObject({ status: 1 })
})

test('ordered it is ordered once and opened no more; cancelled, it can be ordered again', async () => {
  const { token, host, lines, ben } = await closed()
  const content = onWire(orderOf(gateway, { lines: [...lines], group: { token } }))
  const { orderId } = await gateway.ask(postOrder, content, host)
  expect(await gateway.ask(postOrder, content, host)).toMatchObject({ orderId }) // its answer was lost
  expect(await order(lines, { token }, host)).toMatchObject({ status: 301, code: 'GROUP_ORDERED' })
  expect(await gateway.call(groupSave, { token, closesAt: inMinutes(15) }, host)).toMatchObject({ status: 301, code: 'GROUP_ORDERED' })
  await gateway.ask(cancelOrder, { orderId }, host)
  expect(await order(lines, { token }, host)).toMatchObject({ status: 1 })
  expect((await orderNow(token, ben))?.status).not.toBe(-1)
})

test('another’s group order, one of another shop, one that is over and a token that is none are nobody’s to order', async () => {
  const { token, lines } = await closed()
  expect(await order(lines, { token }, await guest())).toMatchObject({ status: 301, code: 'GROUP_HOST_ONLY' })
  const elsewhere = gateway.context.catalogue.shops(31).find(({ storeId, orderTypes }) => storeId !== '3101' && orderTypes.includes(1))
  const other = await begun({ storeId: elsewhere?.storeId })
  await gateway.ask(groupClose, { token: other.token }, other.host)
  expect(await order(orderOf(gateway).lines, { token: other.token }, other.host)).toMatchObject({ code: 'GROUP_OTHER_SHOP' })
  expect(await order(lines, { token: 'A'.repeat(22) }, other.host)).toMatchObject({ code: 'GROUP_UNKNOWN' })
  const content = { ...onWire(orderOf(gateway)), group: { token: 'x' } }
  expect(await gateway.call(postOrder, content, other.host)).toMatchObject({ code: 'CONTENT_INVALID' })
})

test('[1.23] once its host is forgotten their order says no more whom a dish was for', async () => {
  const host = await newMember(gateway)
  const lines = orderOf(gateway).lines.map((line) => ({ ...line, forName: 'Rumpelstilz' }))
  const { orderId } = await gateway.ask(postOrder, onWire(orderOf(gateway, { lines })), host)
  await gateway.ask(cancelOrder, { orderId }, host)
  const named = { name: '', text: `select from orders where order_id = $1 and lines::text like '%Rumpelstilz%'` }
  expect(await gateway.context.db.rows(named, [orderId])).toHaveLength(1)
  await gateway.ask(userDelete, { password: goodPassword }, host)
  expect(await gateway.context.db.rows(named, [orderId])).toHaveLength(0)
})

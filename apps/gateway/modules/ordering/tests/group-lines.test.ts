import {
  cancelOrder,
  getOrderDetail,
  getShopOrders,
  groupClose,
  groupGet,
  orderTimelineGet,
  postOrder,
  shopHistoryGet,
} from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGroups } from '../../../testing/groups.fixtures.ts'
import { newTills, onWire, orderOf, place, taikooShop } from '../../../testing/orders.fixtures.ts'
import { atShops, newStaff } from '../../../testing/staff.fixtures.ts'

const { gateway, guest, begun, joined, addition, add } = await startGroups()
afterAll(gateway.stop)

/** An order of what Ben and Cleo have added to somebody's group order. */
async function ordered() {
  const { token, host } = await begun()
  const [ben, cleo] = [await joined(token, 'Ben'), await joined(token, 'Cleo')]
  await add(token, ben, addition('carbonara'), addition('garlic-bread'))
  await add(token, cleo, addition('carbonara'))
  const { lines } = await gateway.ask(groupClose, { token }, host)
  const content = orderOf(gateway, { lines, group: { token } })
  const { orderId } = await gateway.ask(postOrder, onWire(content), host)
  return { token, orderId, host, ben, content }
}

const named = (lines: readonly { pid: string; forName?: string | undefined }[]) => lines.map(({ pid, forName }) => [pid, forName])
const whole = [
  ['carbonara', 'Ben'],
  ['garlic-bread', 'Ben'],
  ['carbonara', 'Cleo'],
]

test('the lines of a group order become its host’s order, and say to host and till whom each is for', async () => {
  const { orderId, host } = await ordered()
  const [till] = await newTills(gateway, taikooShop)
  expect(named((await gateway.ask(getOrderDetail, { orderId }, host)).lines)).toEqual(whole)
  const { orders } = await gateway.ask(getShopOrders, { storeId: taikooShop }, till)
  expect(named(orders.find((order) => order.orderId === orderId)?.lines ?? [])).toEqual(whole)
})

test('the order is its host’s alone, and the same submit is the same order', async () => {
  const { orderId, host, ben, content } = await ordered()
  expect(await gateway.call(getOrderDetail, { orderId }, ben)).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect(await gateway.ask(postOrder, onWire(content), host)).toMatchObject({ orderId })
  const swapped = { ...content, lines: content.lines.map((line) => ({ ...line, forName: 'Cleo' })) }
  expect(await gateway.call(postOrder, onWire(swapped), host)).toMatchObject({ code: 'ORDER_CONFLICT' })
})

test('whoever has added is told how the order stands and when it should be there, and a newcomer is not', async () => {
  const { token, orderId, host, ben } = await ordered()
  const { status, etaLow, etaHigh } = await gateway.ask(getOrderDetail, { orderId }, host)
  expect((await gateway.ask(groupGet, { token }, ben)).order).toEqual({ status, etaLow, etaHigh })
  expect(JSON.stringify(await gateway.ask(groupGet, { token }, ben))).not.toContain(orderId)
  expect((await gateway.ask(groupGet, { token }, await guest())).order).toBeNull()
  await gateway.ask(cancelOrder, { orderId }, host)
  expect((await gateway.ask(groupGet, { token }, ben)).order).toMatchObject({ status: -1 })
})

test('another order of its host is not the group’s, also with the same names in it', async () => {
  const { token, host } = await begun()
  const ben = await joined(token, 'Ben')
  await add(token, ben, addition('carbonara'))
  const { lines } = await gateway.ask(groupClose, { token }, host)
  await place(gateway, host, { lines })
  expect((await gateway.ask(groupGet, { token }, ben)).order).toBeNull()
  const other = await ordered()
  expect((await gateway.ask(groupGet, { token: other.token }, other.ben)).order).not.toBeNull()
  expect((await gateway.ask(groupGet, { token }, ben)).order).toBeNull()
})

test('neither support nor the shop’s list of orders that have ended reads a name', async () => {
  const { orderId, host } = await ordered()
  await gateway.ask(cancelOrder, { orderId }, host)
  const support = await newStaff(gateway, 'support')
  const manager = await newStaff(gateway, 'manager', atShops(taikooShop))
  const told = [
    await gateway.ask(orderTimelineGet, { orderId }, support),
    await gateway.ask(shopHistoryGet, { storeId: taikooShop }, manager),
  ]
  for (const each of told) {
    expect(JSON.stringify(each)).toContain('carbonara')
    expect(JSON.stringify(each)).not.toMatch(/Ben|Cleo/)
  }
})

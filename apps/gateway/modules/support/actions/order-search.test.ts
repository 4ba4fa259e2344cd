import { randomUUID } from 'node:crypto'
import { orderSearch } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../testing/members.fixtures.ts'
import { macauShop, place } from '../../../testing/orders.fixtures.ts'
import { newStaff } from '../../../testing/staff.fixtures.ts'
import { startSupport } from '../../../testing/support.fixtures.ts'
import { createLimits } from '../../../platform/rate-limits.ts'

const { gateway, guest, support, macau, otherShop, delivered, paid, refusal } = await startSupport()
afterAll(gateway.stop)
const order = await delivered()
const { orderId, orderNo, pickupNo } = order

const found = async (content: object, as = support) => (await gateway.ask(orderSearch, content, as)).orders.map((each) => each.orderId)

test.each([
  ['the number of the order', orderNo],
  ['the number typed without spaces', orderNo.replaceAll(' ', '').toLowerCase()],
  ['the pickup number', pickupNo.toLowerCase()],
  ['the phone', '91234567'],
  ['the phone with spaces', '9123 4567'],
  ['the phone with its prefix', '+852 9123 4567'],
  ['the id', orderId],
])('an order is found by %s', async (_, text) => expect(await found({ text })).toEqual([orderId]))

test('an order is found by the reference of its payment', async () => {
  const { orderId: own, ref } = await paid(1)
  expect(await found({ text: ref })).toEqual([own])
})

test('the orders of a member are found by the phone of the account', async () => {
  const member = await newMember(gateway)
  const own = await place(gateway, member)
  expect(await found({ text: member.phone })).toEqual([own.orderId])
})

test('a pickup number is searched for at one shop, or of one day', async () => {
  const there = await place(gateway, guest, { storeId: '3102' })
  expect(there.pickupNo).toBe(pickupNo)
  expect(new Set(await found({ text: pickupNo }))).toEqual(new Set([orderId, there.orderId]))
  expect(await found({ text: pickupNo, storeId: '3102' })).toEqual([there.orderId])
  expect(await found({ text: pickupNo, day: '2026/11/20' })).toHaveLength(2)
  expect(await found({ text: pickupNo, day: '2026/11/21' })).toEqual([])
})

test('whoever is support of a brand or a shop finds its orders alone', async () => {
  const there = await place(gateway, { ...guest, brand: 42 }, { storeId: macauShop })
  expect(await found({ text: there.pickupNo, storeId: macauShop }, macau)).toEqual([there.orderId])
  expect(await found({ text: there.orderNo }, otherShop)).toEqual([])
  for (const text of [orderNo, '91234567', orderId]) {
    expect(await found({ text }, macau)).toEqual([])
    expect(await found({ text }, otherShop)).toEqual([])
  }
})

test('what is found is masked', async () => {
  const text = JSON.stringify(await gateway.call(orderSearch, { text: orderNo }, support))
  expect(JSON.parse(text)).toMatchObject({
    data: { orders: [{ guest: { name: 'C***', phone: '+852 9*** **67', address: '***', note: '***' } }] },
  })
  for (const open of ['Tai Man', '9123', 'Taikoo Shing', 'baby', 'blue door']) expect(text).not.toContain(open)
})

test.each(['1234567', '+852 9123', '912'])('less than a whole phone is refused: %s', async (text) => {
  expect(await refusal(orderSearch, { text })).toBe('PHONE_PARTIAL')
})

test.each(['%', '_%', 'HB%', 'A10_', '*', "' or true --", '9123%567', '\\'])('“%s” stands for itself and finds nobody', async (text) => {
  expect(await found({ text })).toEqual([])
})

test('one person searches 60 times a minute at most', async () => {
  const limited = createLimits(1, gateway.context.quotas)
  const person = randomUUID()
  const waits = await Promise.all(Array.from({ length: 65 }, () => limited.searched(person)))
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(60)
  expect(await limited.searched(randomUUID())).toBeUndefined()
})

test('the limit stands before the search', async () => {
  const busy = await newStaff(gateway, 'support')
  const { searched } = gateway.context.limits
  // One count for all gateways, whichever is asked.
  const strict = createLimits(1 / 60, gateway.context.quotas).searched
  for (const { limits } of gateway.contexts) limits.searched = strict
  await found({ text: 'A101' }, busy)
  expect(await gateway.call(orderSearch, { text: 'A101' }, busy)).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfter: 60 } })
  for (const { limits } of gateway.contexts) limits.searched = searched
})

test.each([{}, { text: '' }, { text: 'A101', day: 'today' }, { text: 'A101', day: '2026/02/31' }])(
  'a malformed content is turned away: %j',
  async (content) => {
    expect(await gateway.call(orderSearch, content, support)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)

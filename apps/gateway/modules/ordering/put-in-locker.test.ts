import { randomUUID } from 'node:crypto'
import { getOrderDetail, updateOrderStatus } from '@harbour/protocol'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newMember } from '../../testing/members.fixtures.ts'
import { newGuest, newTills, place, taikooHome, taikooShop } from '../../testing/orders.fixtures.ts'
import { startGateway, type As } from '../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

let guest: As
let till: As | undefined
beforeAll(async () => {
  guest = await newGuest(gateway)
  ;[till] = await newTills(gateway, taikooShop)
})
beforeEach(() => void gateway.sent.splice(0))

const contact = { name: 'Chan', phone: '91234567' }
const locker = { no: '07', code: '4816' }
const move = (orderId: string, status: number, put?: object) =>
  gateway.call(updateOrderStatus, { storeId: taikooShop, orderId, status, locker: put }, till)
const shown = async (orderId: string, as = guest) => (await gateway.ask(getOrderDetail, { orderId }, as)).locker

async function readyFor(as: As): Promise<string> {
  const { orderId } = await place(gateway, as, { contact: as === guest ? contact : undefined })
  for (const status of [10, 12]) await move(orderId, status)
  return orderId
}

async function underWay(handover: 'locker' | 'door'): Promise<string> {
  const { orderId } = await place(gateway, guest, { orderType: 2, at: taikooHome, contact, handover })
  for (const status of [10, 12, 21, 14]) await move(orderId, status)
  return orderId
}

test('[9.12] who collects from a locker is told its number and code, and has 15 minutes from the SMS', async () => {
  const orderId = await readyFor(guest)
  expect(await move(orderId, 18, locker)).toMatchObject({ status: 1, data: { status: 18, seq: 5 } })
  expect(gateway.sent).toEqual([
    { channel: 'sms', to: '+85291234567', text: expect.stringMatching(/07 號智能取餐櫃，密碼 4816.*15 分鐘內（12:15 前）/) },
  ])
  expect(await shown(orderId)).toEqual({ ...locker, until: gateway.context.clock.now() + 15 * 60_000 })
})

test('[9.12] the SMS speaks the language of the order, to the phone of a member who left no other', async () => {
  const member = { ...(await newMember(gateway)), language: 2 } as const
  const orderId = await readyFor(member)
  gateway.sent.splice(0)
  await move(orderId, 18, locker)
  const text: unknown = expect.stringMatching(/locker 07. The code is 4816.*within 15 minutes, by 12:15/)
  expect(gateway.sent).toEqual([{ channel: 'sms', to: member.phone, text }])
})

test('[9.12] a delivery by locker is under way until it lies there, which is a step of its own', async () => {
  const orderId = await underWay('locker')
  expect(await shown(orderId)).toBeNull()
  expect(await move(orderId, 14, locker)).toMatchObject({ status: 1, data: { status: 14, seq: 6 } })
  expect(await shown(orderId)).toMatchObject(locker)
  const { events } = await gateway.ask(getOrderDetail, { orderId }, guest)
  expect(events.map(({ status }) => status)).toEqual([7, 10, 12, 21, 14, 14])
})

test('a till that says it again sends nothing again; another locker is told', async () => {
  const orderId = await readyFor(guest)
  await move(orderId, 18, locker)
  const replies = await Promise.all(Array.from({ length: 5 }, () => move(orderId, 18, locker)))
  for (const reply of replies) expect(reply).toMatchObject({ status: 1, data: { seq: 5 } })
  expect(gateway.sent).toHaveLength(1)
  expect(await move(orderId, 18, { ...locker, no: '08' })).toMatchObject({ data: { seq: 6 } })
  expect(gateway.sent).toHaveLength(2)
  expect(await shown(orderId)).toMatchObject({ no: '08' })
})

test('once fetched, a locker is shown no more', async () => {
  const orderId = await readyFor(guest)
  await move(orderId, 18, locker)
  await move(orderId, 100)
  expect(await shown(orderId)).toBeNull()
})

test('what asked for no locker, or is not there yet, goes into none', async () => {
  const [made, door] = [await readyFor(guest), await underWay('door')]
  expect(await move(made, 100, locker)).toMatchObject({ code: 'LOCKER_UNWANTED' })
  expect(await move(door, 14, locker)).toMatchObject({ code: 'LOCKER_UNWANTED' })
  expect(await shown(door)).toBeNull()
  expect(gateway.sent).toEqual([])
})

test.each([{ no: '07' }, { no: '', code: '4816' }, { no: '07', code: '48 16' }, { no: '07', code: '4816', key: 1 }])(
  'a malformed locker is turned away: %j',
  async (put) => {
    expect(await move(randomUUID(), 18, put)).toMatchObject({ code: expect.stringMatching(/CONTENT_INVALID|UNKNOWN_FIELD/) })
  },
)

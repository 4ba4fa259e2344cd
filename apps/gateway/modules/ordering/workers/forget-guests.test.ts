import { randomUUID } from 'node:crypto'
import { cancelOrder, getOrderDetail, getUserOrders } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, afterEach, expect, test } from 'vitest'
import { alsoOn, newMember } from '../../../testing/members.fixtures.ts'
import { place, taikooHome } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'
import { readSettings } from '../../../platform/settings/settings.ts'
import { forgetGuestsRound } from './forget-guests.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock, environment: { GUEST_DATA_DAYS: '30' } })
const { context } = gateway
afterAll(gateway.stop)
afterEach(() => void (clock.at = noon))

const days = 24 * 60
const contact = { name: 'Rumpelstilzchen', phone: '+85291234567' }
const delivery = { orderType: 2, at: taikooHome, contact, request: 'Ask for Rumpelstilzchen' } as const

/** An order that has ended, and its member, signed in again where the clock has moved on. */
async function endedOrder() {
  const member = await newMember(gateway)
  const { orderId } = await place(gateway, member, delivery)
  await gateway.ask(cancelOrder, { orderId }, member)
  const detail = async () => gateway.ask(getOrderDetail, { orderId }, await alsoOn(gateway, member, { deviceId: randomUUID() }))
  return { member, orderId, detail }
}

const change = (text: string, orderId: string) => context.db.rows({ name: '', text }, [orderId])

test('an order that has been over for the days that are set is kept without its guest', async () => {
  const { member, orderId, detail } = await endedOrder()
  expect(await detail()).toMatchObject({ contact, destination: { flat: 'A' }, request: delivery.request })
  const before = await detail()
  clock.at = addMinutes(noon, 30 * days + 1)
  await forgetGuestsRound(context)
  expect(await detail()).toMatchObject({ contact: null, destination: null, request: null, lines: before.lines, total: before.total })
  const again = await alsoOn(gateway, member, { deviceId: randomUUID() })
  expect((await gateway.ask(getUserOrders, { limit: 10 }, again)).orders.map((order) => order.orderId)).toEqual([orderId])
  const kept = { name: '', text: `select from orders o where o::text like '%Rumpelstilzchen%' and order_id = $1` }
  expect(await context.db.rows(kept, [orderId])).toEqual([])
})

test('one that is a minute younger, or is not over, or whose money has not come back, keeps its guest', async () => {
  const [late, refunding] = [await endedOrder(), await endedOrder()]
  await change(`update orders set placed_at = placed_at + interval '1 minute' where order_id = $1`, late.orderId)
  await change(`update orders set refund_state = 'manual' where order_id = $1`, refunding.orderId)
  const member = await newMember(gateway)
  const live = await place(gateway, member, delivery)
  clock.at = addMinutes(noon, 30 * days)
  await forgetGuestsRound(context)
  expect(await late.detail()).toMatchObject({ contact })
  clock.at = addMinutes(noon, 31 * days)
  await forgetGuestsRound(context)
  expect(await late.detail()).toMatchObject({ contact: null })
  expect(await refunding.detail()).toMatchObject({ contact })
  const again = await alsoOn(gateway, member, { deviceId: randomUUID() })
  expect(await gateway.ask(getOrderDetail, { orderId: live.orderId }, again)).toMatchObject({ contact })
  await change(`update orders set refund_state = 'refunded' where order_id = $1`, refunding.orderId)
  await forgetGuestsRound(context)
  expect(await refunding.detail()).toMatchObject({ contact: null })
})

test('what shows the guest beside the order goes with it: the photo of the delivery, the words of a rating, the names of whom dishes were for', async () => {
  const { orderId } = await endedOrder()
  await change(`update orders set lines = jsonb_set(lines, '{0,forName}', '"Rumpelstilzchen"') where order_id = $1`, orderId)
  await change(`insert into delivery_photos (order_id, picture, at) values ($1, '', now())`, orderId)
  await change(
    `insert into order_ratings (order_id, brand, store_id, pids, rated_at, food, food_at, word) values ($1, 31, '3101', '{}', now(), 4, now(), 'Rumpelstilzchen')`,
    orderId,
  )
  clock.at = addMinutes(noon, 31 * days)
  await forgetGuestsRound(context)
  const left = {
    name: '',
    text: `select o.lines::text like '%forName%' as named, r.word, r.food, p.order_id as photo
      from orders o join order_ratings r using (order_id) left join delivery_photos p using (order_id) where o.order_id = $1`,
  }
  expect(await context.db.rows(left, [orderId])).toEqual([{ named: false, word: null, food: 4, photo: null }])
})

test('a setting of 0 keeps all of them, and fewer than thirty days are refused', async () => {
  const { detail } = await endedOrder()
  clock.at = addMinutes(noon, 400 * days)
  await forgetGuestsRound({ ...context, settings: { ...context.settings, guestDataDays: 0 } })
  expect(await detail()).toMatchObject({ contact })
  expect(() => readSettings({ GUEST_DATA_DAYS: '29' })).toThrow('GUEST_DATA_DAYS')
})

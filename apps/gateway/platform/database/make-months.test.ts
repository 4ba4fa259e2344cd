import { randomUUID } from 'node:crypto'
import { getOrderDetail, updateOrderStatus } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../testing/gateway.ts'
import { newGuest, newTills, place, taikooShop } from '../../testing/orders.fixtures.ts'
import { newSecret } from '../secrets.ts'
import { makeMonths } from './make-months.ts'

const today = new Date()
/** The middle of the month that is so many after this one, where the clocks of ids show UTC. */
const monthAfter = (months: number) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 15))
const nameOf = (kept: string, month: Date) => `${kept}_${month.toISOString().slice(0, 7).replace('-', '_')}`

const ids = { at: today, guid: () => `${timeOf(ids.at)}-7${randomUUID().slice(15)}`, secret: newSecret }
const timeOf = (at: Date) => at.getTime().toString(16).padStart(12, '0').replace(/^.{8}/, '$&-')

const gateway = await startGateway({ instead: { ids } })
afterAll(gateway.stop)
const { db } = gateway.context
const query = <Row>(text: string, values: unknown[] = []) => db.rows<Row>({ name: '', text }, values)

const guest = await newGuest(gateway)
const [till = {}] = await newTills(gateway, taikooShop)

/** A cash order, brought to its end, so that its money is booked; where its steps and bookings lie. */
async function completedOrder(at: Date) {
  ids.at = at
  const { orderId } = await place(gateway, guest)
  for (const status of [10, 12, 18, 100]) await gateway.ask(updateOrderStatus, { storeId: taikooShop, orderId, status }, till)
  return { orderId, ...(await tablesOf(orderId)) }
}

async function tablesOf(orderId: string) {
  const in_ = async (kept: string) =>
    (await query<{ lies: string }>(`select distinct tableoid::regclass::text as lies from ${kept} where order_id = $1`, [orderId])).map(
      ({ lies }) => lies,
    )
  return { events: await in_('order_events'), ledger: await in_('ledger') }
}

test('the steps and bookings of an order lie in the tables of the month in which it was placed', async () => {
  expect(await completedOrder(today)).toMatchObject({ events: ['order_events_until_now'], ledger: ['ledger_until_now'] })
  for (const months of [1, 3]) {
    const month = monthAfter(months)
    expect(await completedOrder(month)).toMatchObject({ events: [nameOf('order_events', month)], ledger: [nameOf('ledger', month)] })
  }
})

test('an order of a month that nobody has made is taken all the same, and lies in that month once it is made', async () => {
  const month = monthAfter(9)
  const { orderId, ...early } = await completedOrder(month)
  expect(early).toEqual({ events: ['order_events_other'], ledger: ['ledger_other'] })
  await makeMonths(db, 9)
  expect(await tablesOf(orderId)).toEqual({ events: [nameOf('order_events', month)], ledger: [nameOf('ledger', month)] })
})

test('the next three months are made already; however many make more of them, each is made once', async () => {
  expect(await makeMonths(db)).toBe(0)
  const made = await Promise.all([1, 2, 3, 4].map(() => makeMonths(db, 12)))
  expect(made.reduce((sum, each) => sum + each, 0)).toBe(6)
})

test('a month that is taken out can be read by its own name, and orders go on without it', async () => {
  const month = monthAfter(2)
  const { orderId } = await completedOrder(month)
  for (const kept of ['order_events', 'ledger']) await query(`alter table ${kept} detach partition ${nameOf(kept, month)}`)
  expect(await query(`select seq from ${nameOf('order_events', month)} where order_id = $1 order by seq`, [orderId])).toHaveLength(5)
  expect(await query(`select amount from ${nameOf('ledger', month)} where order_id = $1`, [orderId])).toHaveLength(2)
  expect((await gateway.ask(getOrderDetail, { orderId }, guest)).status).toBe(100)
  expect(await completedOrder(today)).toMatchObject({ events: ['order_events_until_now'] })
})

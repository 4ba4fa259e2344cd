import {
  cancelledGet,
  couponCostGet,
  ledgerGet,
  promiseGet,
  ratingGet,
  ratingListGet,
  salesGet,
  todayGet,
  type Action,
} from '@harbour/protocol'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../../platform/database/database.ts'
import { writeBookedOrders } from '../../../testing/booked-orders.fixtures.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'
import { newStaff } from '../../../testing/staff.fixtures.ts'

const day = 86_400_000
/** A standby that has heard of nothing since the tables were made, whatever it says of itself. */
const standby = await createTestDatabase()
const replica = { db: openDatabase(standby.url), lag: async () => lag }
let lag: number | undefined
const gateway = await startGateway({ replica })
afterAll(async () => {
  await gateway.stop()
  await replica.db.stop()
  await standby.drop()
})
const finance = await newStaff(gateway, 'finance')
await writeBookedOrders(gateway.context.db, { num: 85, begins: noon - 12 * day })

const period = { from: '2026/11/08', to: '2026/11/20' }
const ofDay = { day: '2026/11/10' }
const late: [Action, object][] = [
  [salesGet, { ...period, by: 'day' }],
  [cancelledGet, period],
  [couponCostGet, period],
  [promiseGet, period],
  [ratingGet, period],
  [ratingListGet, period],
  [ledgerGet, ofDay],
]

beforeEach(() => {
  lag = undefined
})

const orders = async () => (await gateway.ask(salesGet, { ...period, by: 'day' }, finance)).total.now.orders
const saidBy = async (definition: Action, content: object) => (await gateway.call(definition, content, finance)).data

test.each(late.map(([definition, content]) => [definition.name, definition, content] as const))(
  '%s is read from a standby that may be read, and says from when it is where that is late',
  async (_name, definition, content) => {
    lag = 65_000
    expect(await saidBy(definition, content)).toMatchObject({ asOf: '2026/11/20 11:58:55' })
    lag = 0
    expect(await saidBy(definition, content)).not.toHaveProperty('asOf')
    lag = undefined
    expect(await saidBy(definition, content)).not.toHaveProperty('asOf')
  },
)

test('the figures are those of the standby, and of the primary where it may not be read', async () => {
  expect(await orders()).toBeGreaterThan(0)
  lag = 0
  expect(await orders()).toBe(0)
})

test('the day as it goes is never late: people act on it', async () => {
  lag = 0
  expect((await gateway.ask(todayGet, {}, finance)).sales.orders).toBe(2)
})

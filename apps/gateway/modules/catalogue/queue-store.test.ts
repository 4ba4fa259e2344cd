import { updateOrderStatus } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newGuest, newTills, place } from '../../testing/orders.fixtures.ts'
import { startGateway } from '../../testing/gateway.ts'
import { openQueues } from './queue-store.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
const guest = await newGuest(gateway)
const [till] = await newTills(gateway, '3101')

test('[8.13] orders that wait or are being made are the queue of their shop, shared by four pairs of hands', async () => {
  const queues = openQueues(gateway.context.db, { freshFor: 0 })
  expect(await queues.minutes('3101')).toBe(0)
  const orders = [await place(gateway, guest, salads), await place(gateway, guest, salads)]
  const rows = await gateway.context.db.rows<{ work: number }>({ name: '', text: 'select sum(make_minutes)::integer as work from orders' })
  const work = rows[0]?.work ?? 0
  expect(work).toBeGreaterThanOrEqual(4)
  expect(await queues.minutes('3101')).toBe(Math.floor(work / 4))
  expect(await queues.minutes('3102')).toBe(0)
  for (const { orderId } of orders) await gateway.ask(updateOrderStatus, { orderId, status: -1, reason: 'soldOut', storeId: '3101' }, till)
  expect(await queues.minutes('3101')).toBe(0)
})

test('a rush of guests asks the database once', async () => {
  let asked = 0
  const { rows } = gateway.context.db
  const queues = openQueues({ ...gateway.context.db, rows: (...all) => (asked++, rows(...all)) })
  await Promise.all(Array.from({ length: 50 }, () => queues.minutes('3101')))
  expect(asked).toBe(1)
})

test('a reading that failed is not kept', async () => {
  let broken = true
  const { rows } = gateway.context.db
  const queues = openQueues({ ...gateway.context.db, rows: (...all) => (broken ? Promise.reject(new Error('gone')) : rows(...all)) })
  await expect(queues.minutes('3101')).rejects.toThrow('gone')
  broken = false
  expect(await queues.minutes('3101')).toBe(0)
})

const salads = { nums: [3] }

import { cancelledGet, updateOrderStatus } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { taikooShop } from '../../../testing/orders.fixtures.ts'
import { startReports, theDay } from '../../../testing/reports.fixtures.ts'

const { gateway, finance, manager, orders, till } = await startReports()
afterAll(gateway.stop)

const soldOut = { reason: 'soldOut', by: 'shop', orders: 1, total: 8900, goesBack: 8900, paidBack: 8900 }
const unpaid = { reason: 'unpaid', by: 'unpaid', orders: 1, total: 8900, goesBack: 0, paidBack: 0 }

test('cancelled orders by reason and by whom, with what went back, and as a spreadsheet', async () => {
  const { rows, total, csv } = await gateway.ask(cancelledGet, { ...theDay, csv: true }, finance)
  expect(rows).toEqual([soldOut, unpaid])
  expect(total).toEqual({ orders: 2, total: 17800, goesBack: 8900, paidBack: 8900 })
  expect(csv).toBe('\uFEFFreason,by,orders,total,goes back,paid back\r\nsoldOut,shop,1,89,89,89\r\nunpaid,unpaid,1,89,0,0\r\n')
  await gateway.ask(updateOrderStatus, { storeId: taikooShop, orderId: orders.unanswered, status: -1, reason: 'tooBusy' }, till)
  const more = await gateway.ask(cancelledGet, { ...theDay, storeId: taikooShop }, manager)
  expect(more.rows).toContainEqual({ reason: 'tooBusy', by: 'shop', orders: 1, total: 8900, goesBack: 0, paidBack: 0 })
})

test('days that make no period are refused', async () => {
  expect(await gateway.call(cancelledGet, { ...theDay, to: '2026/11/19' }, finance)).toMatchObject({ code: 'PERIOD_INVALID' })
  expect(await gateway.call(cancelledGet, { ...theDay, from: '2024/11/20' }, finance)).toMatchObject({ code: 'PERIOD_TOO_LONG' })
  expect(await gateway.call(cancelledGet, { ...theDay, from: '2026/13/01' }, finance)).toMatchObject({ code: 'CONTENT_INVALID' })
})

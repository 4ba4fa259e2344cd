import { dayEndGet, updateOrderStatus } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { noon } from '../../../testing/gateway.ts'
import { place, taikooShop } from '../../../testing/orders.fixtures.ts'
import { atShops, newStaff } from '../../../testing/staff.fixtures.ts'
import { startReports } from '../../../testing/reports.fixtures.ts'

const { gateway, manager, finance, guest, till, clock } = await startReports()
afterAll(gateway.stop)
const storeId = taikooShop
const day = '2026/11/20'

test('takings and refunds by method, the cash to expect, and the orders that have not ended', async () => {
  expect(await gateway.ask(dayEndGet, { storeId, day }, manager)).toEqual({
    storeId,
    day,
    begins: Date.parse('2026-11-20T06:00:00+08:00'),
    ends: Date.parse('2026-11-21T06:00:00+08:00'),
    methods: [
      { method: 'alipay', orders: 2, takings: 27800, refunds: 14411 },
      { method: 'cash', orders: 2, takings: 15800, refunds: 0 },
    ],
    takings: 43600,
    refunds: 14411,
    cashExpected: 15800,
    cashCounted: null,
    difference: null,
    open: 1,
    saved: [],
    csv: null,
  })
})

test('as a spreadsheet', async () => {
  const { csv } = await gateway.ask(dayEndGet, { storeId, day: '2026/11/19', csv: true }, manager)
  expect(csv).toBe(
    '\uFEFFwhat,method,value\r\ntakings,cash,65\r\nrefunds,cash,0\r\ncash expected,,65\r\ncash counted,,\r\ndifference,,\r\nopen orders,,0\r\n',
  )
})

test('a day that has not begun is refused, and the books alone close no day', async () => {
  expect(await gateway.call(dayEndGet, { storeId, day: '2026/11/21' }, manager)).toMatchObject({ code: 'PERIOD_INVALID' })
  expect(await gateway.call(dayEndGet, { storeId, day }, finance)).toMatchObject({ code: 'NOT_ALLOWED' })
  expect(await gateway.call(dayEndGet, { storeId: '3102', day }, manager)).toMatchObject({ code: 'STORE_UNKNOWN' })
  expect(await gateway.call(dayEndGet, { storeId, day: 'today' }, manager)).toMatchObject({ code: 'CONTENT_INVALID' })
})

test('what is taken until six in the morning is of the evening before', async () => {
  const take = async () => {
    const { orderId } = await place(gateway, guest, { pids: ['garlic-bread'] })
    for (const status of [10, 12, 18]) await gateway.ask(updateOrderStatus, { storeId, orderId, status }, till)
    return (at: number) => {
      clock.at = at
      return gateway.ask(updateOrderStatus, { storeId, orderId, status: 100 }, till)
    }
  }
  const [last, first] = [await take(), await take()]
  const six = Date.parse('2026-11-21T06:00:00+08:00')
  await last(six - 1)
  await first(six)
  const early = await newStaff(gateway, 'manager', atShops(storeId))
  const cash = async (of: string) => (await gateway.ask(dayEndGet, { storeId, day: of }, early)).cashExpected
  expect([await cash(day), await cash('2026/11/21')]).toEqual([15800 + 2400, 2400])
  clock.at = addMinutes(noon, 40)
})

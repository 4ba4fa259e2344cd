import { randomUUID } from 'node:crypto'
import {
  cancelOrder,
  dayEndGet,
  riderAssign,
  riderCashTake,
  riderHandOver,
  riderSave,
  shopOrderMove,
  tripDelivered,
  updateOrderStatus,
} from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { noon } from '../../../testing/gateway.ts'
import { newTills, place, taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
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
    cash: { counter: { orders: 2, takings: 15800, short: 0 }, riders: { orders: 0, takings: 0, short: 0 } },
    short: 0,
    withRiders: { orders: 0, amount: 0 },
    carried: 0,
    ways: { delivery: 0, takeaway: 4, dineIn: 0 },
    hours: [{ hour: 12, orders: 4 }],
    cancelled: { byShop: 1, byGuest: 0, unanswered: 0 },
    promise: { orders: 3, kept: 2, share: 2 / 3 },
    float: 0,
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
    [
      '\uFEFFwhat,method,value',
      'takings,cash,65',
      'refunds,cash,0',
      'cash expected,,65',
      'cash counted,,',
      'difference,,',
      'open orders,,0',
      'float,,0',
      'cash at the counter,,65',
      'cash by riders,,0',
      'cash short,,0',
      'cash with riders now,,0',
      'cash not handed in,,0',
      'orders,cash,1',
      'orders,delivery,0',
      'orders,takeaway,1',
      'orders,dineIn,0',
      'orders by hour,12,1',
      'cancelled,by shop,0',
      'cancelled,by guest,0',
      'cancelled,unanswered,0',
      'promises,all,1',
      'promises,kept,1',
      '',
    ].join('\r\n'),
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

test('cash of riders stands apart, what was not collected is short, and who ended an order is told', async () => {
  const one = await newStaff(gateway, 'manager', atShops('3102'))
  const [shopTill] = await newTills(gateway, '3102')
  const of = { storeId: '3102' }
  const move = (orderId: string, status: number, more: object = {}) => gateway.ask(shopOrderMove, { ...of, orderId, status, ...more }, one)
  const contact = { name: 'Chan', phone: '91234567' }
  const { point } = gateway.context.catalogue.shop('3102') ?? {}
  const home = { ...of, pids: ['carbonara'], orderType: 2 as const, at: { ...taikooHome, ...point }, contact }
  const [here, brought, out] = [
    await place(gateway, guest, { ...of, orderType: 5 }),
    await place(gateway, guest, home),
    await place(gateway, guest, home),
  ]
  for (const status of [10, 12, 18]) await move(here.orderId, status)
  for (const { orderId } of [brought, out]) for (const status of [10, 12, 21, 14]) await move(orderId, status)
  const read = () => gateway.ask(dayEndGet, { ...of, day }, one)
  expect(await read()).toMatchObject({ cashExpected: 0, withRiders: { orders: 2, amount: brought.total + out.total } })
  await move(here.orderId, 100, { cash: { collected: (here.total - 150) / 100 } })
  await move(brought.orderId, 100)
  await move(out.orderId, -1, { reason: 'refusedAtDoor' })
  const rejected = await place(gateway, guest, of)
  await gateway.ask(updateOrderStatus, { ...of, orderId: rejected.orderId, status: -1, reason: 'tooBusy' }, shopTill)
  const takenBack = await place(gateway, guest, of)
  await gateway.ask(cancelOrder, { orderId: takenBack.orderId }, guest)
  const dayEnd = await read()
  expect(dayEnd).toMatchObject({
    methods: [{ method: 'cash', orders: 2, takings: here.total + brought.total }],
    cash: {
      counter: { orders: 1, takings: here.total, short: 150 },
      riders: { orders: 1, takings: brought.total, short: 0 },
    },
    short: 150,
    cashExpected: here.total + brought.total - 150,
    withRiders: { orders: 0, amount: 0 },
    ways: { delivery: 1, takeaway: 0, dineIn: 1 },
    cancelled: { byShop: 2, byGuest: 1, unanswered: 0 },
    open: 0,
  })
})

test('cash in a rider’s pocket is in no drawer until it is handed in, on whatever day that is', async () => {
  const of = { storeId: '3103' }
  const one = await newStaff(gateway, 'manager', atShops(of.storeId))
  const riderId = randomUUID()
  await gateway.ask(riderSave, { ...of, riderId, name: '李志輝', vehicle: 'motorbike' }, one)
  const { point } = gateway.context.catalogue.shop(of.storeId) ?? {}
  const contact = { name: 'Chan', phone: '91234567' }
  const home = { ...of, pids: ['carbonara'], orderType: 2 as const, at: { ...taikooHome, ...point }, contact }
  const deliver = async (short: number) => {
    const { orderId, total } = await place(gateway, guest, home)
    for (const status of [10, 12, 21] as const) await gateway.ask(shopOrderMove, { ...of, orderId, status }, one)
    const { tripId, token } = await gateway.ask(riderAssign, { ...of, riderId, orderIds: [orderId] }, one)
    await gateway.ask(riderHandOver, { ...of, tripId }, one)
    const said = await read(day)
    await gateway.ask(tripDelivered, { token, orderId, proof: { by: 'hand' }, cash: (total - short) / 100 })
    return { total, said }
  }
  const read = (which: string, as = one) => gateway.ask(dayEndGet, { ...of, day: which }, as)
  const take = (cash: number, as = one) => gateway.ask(riderCashTake, { ...of, riderId, cash: cash / 100 }, as)
  const first = await deliver(100)
  const kept = first.total - 100
  expect(first.said).toMatchObject({ cashExpected: 0, carried: 0, withRiders: { orders: 1, amount: first.total } })
  expect(await read(day)).toMatchObject({
    cash: { riders: { takings: first.total, short: 100 } },
    withRiders: { orders: 1, amount: kept },
    carried: kept,
    cashExpected: 0,
  })
  await take(kept)
  expect(await read(day)).toMatchObject({ withRiders: { orders: 0, amount: 0 }, carried: 0, cashExpected: kept })
  const second = await deliver(0)
  expect(await read(day)).toMatchObject({ carried: second.total, cashExpected: kept })
  clock.at += 24 * 60 * 60_000
  const next = '2026/11/21'
  const other = await newStaff(gateway, 'manager', atShops(of.storeId))
  expect(await read(next, other)).toMatchObject({ withRiders: { orders: 1, amount: second.total }, carried: 0, cashExpected: 0 })
  await take(second.total, other)
  expect(await read(next, other)).toMatchObject({
    takings: 0,
    withRiders: { orders: 0 },
    carried: 0 - second.total,
    cashExpected: second.total,
  })
  expect(await read(day, other)).toMatchObject({ carried: second.total, cashExpected: kept })
  // Both days together are what the till has of both orders.
  const [till] = await gateway.context.db.rows<{ sum: number }>(
    {
      name: '',
      text: `select sum(amount)::int as sum from ledger join orders using (order_id) where store_id = '3103' and account = 'till'`,
    },
    [],
  )
  expect(kept + second.total).toBe(till?.sum)
})

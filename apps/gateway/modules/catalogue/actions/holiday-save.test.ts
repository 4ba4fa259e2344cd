import { randomUUID } from 'node:crypto'
import { auditGet, getShopQuoTime, getStore, holidaySave, updateOrderStatus } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noon, startGateway } from '../../../testing/gateway.ts'
import { newGuest, newTills, place } from '../../../testing/orders.fixtures.ts'
import { atShops, newStaff, type StaffAs } from '../../../testing/staff.fixtures.ts'
import { unservableOrders } from '../overlay/unservable-orders.ts'

// Two on one database: calls go to them by turns.
const gateway = await startGateway({ gateways: 2 })
afterAll(gateway.stop)
let [admin, manager]: StaffAs[] = []
beforeAll(async () => void ([admin, manager] = [await newStaff(gateway, 'admin'), await newStaff(gateway, 'manager', atShops('3101'))]))

const hour = 3_600_000
const today = { startDate: '2026/11/20', endDate: '2026/11/20', times: [], reason: 'weather', notice: { tc: '八號風球', en: 'Typhoon' } }
const tomorrow = { ...today, startDate: '2026/11/21', endDate: '2026/11/21' }
const holiday = (storeIds: string[], more: object = today) => ({ holidayId: randomUUID(), storeIds, ...more })
const openness = async (storeId: string) => (await gateway.ask(getStore, { storeId })).openness

test('[8.13] shops are shut on a day at once, with what their guests read; the audit has each', async () => {
  const told = holiday(['3103', '3104'])
  expect(await gateway.ask(holidaySave, told, admin)).toMatchObject({
    holidays: [{ storeId: '3103', reason: 'weather', since: noon, by: { kind: 'staff', name: 'Chan Siu Ming' } }, { storeId: '3104' }],
    orders: [],
  })
  const store = await gateway.ask(getStore, { storeId: '3103' }, { language: 2 })
  expect(store.openness).toMatchObject({ state: 'closed' })
  expect(store.blackouts).toContainEqual({ startDate: '2026/11/20', endDate: '2026/11/20', times: [], reason: 'Typhoon' })
  expect(await openness('3105')).toMatchObject({ state: 'open' })
  expect([(await openness('3104')).state, (await openness('3104')).state]).toEqual(['closed', 'closed'])
  await gateway.ask(holidaySave, told, admin)
  expect((await gateway.ask(auditGet, { storeId: '3103' }, admin)).entries).toHaveLength(1)
})

test('other opening times open a shop beyond its week, and are corrected under the same id', async () => {
  const late = holiday(['3101'], { ...tomorrow, times: [{ startTime: '12:00', endTime: '02:00' }], reason: 'event' })
  const slotsOf = async (day: string) =>
    (await gateway.ask(getShopQuoTime, { storeId: '3101', orderType: 1, day })).slots.map(({ start }) => start)
  const between = async (from: number, to: number) =>
    [...(await slotsOf('2026/11/21')), ...(await slotsOf('2026/11/22'))].filter(
      (start) => noon + from * hour < start && start < noon + to * hour,
    ).length > 0
  expect([await between(23, 24), await between(36, 38)]).toEqual([true, false])
  await gateway.ask(holidaySave, late, manager)
  expect([await between(23, 24), await between(24, 25), await between(36, 38)]).toEqual([false, true, true])
  const { holidays } = await gateway.ask(holidaySave, { ...late, times: [] }, manager)
  expect(holidays).toMatchObject([{ times: [] }])
  expect(await between(12, 38)).toBe(false)
})

test('orders that were accepted for the day are named, and nothing is done to them', async () => {
  const wantedAt = noon + 30 * hour
  const { orderId } = await place(gateway, await newGuest(gateway), { storeId: '3102', wantedAt })
  const [till] = await newTills(gateway, '3102')
  await gateway.ask(updateOrderStatus, { storeId: '3102', orderId, status: 10 }, till)
  const answer = await gateway.ask(holidaySave, holiday(['3102'], tomorrow), admin)
  expect(answer.orders).toEqual([{ orderId, storeId: '3102', pickupNo: expect.any(String), wantedAt }])
  expect(await gateway.context.orders.one(orderId)).toMatchObject({ state: 'accepted', wantedAt })
  const open = holiday(['3102'], { ...tomorrow, startDate: '2026/11/22', endDate: '2026/11/22' })
  expect((await gateway.ask(holidaySave, open, admin)).orders).toEqual([])
})

test('a shop has a hundred holidays ahead at most; those that are over are neither read nor kept', async () => {
  const { catalogue, db } = gateway.context
  const own = holiday(['3110', '3111'], tomorrow)
  await gateway.ask(holidaySave, own, admin)
  const add = (many: number, date: string) =>
    db.rows(
      {
        name: '',
        text: `insert into shop_holidays select gen_random_uuid(), store_id, $2, $2, times, reason, note, notice, since, staff_id, staff_name
        from shop_holidays, generate_series(1, $1::int) where holiday_id = $3 and store_id = '3111'`,
      },
      [many, date, own.holidayId],
    )
  const kept = async (date: string) =>
    (await db.rows({ name: '', text: 'select from shop_holidays where store_id = $1 and end_date = $2' }, ['3111', date])).length
  await add(3, '2026/11/18')
  await add(1, '2026/11/19')
  await add(99, '2026/11/22')
  await catalogue.reload()
  expect(catalogue.overlay().holidays('3111')).toHaveLength(101)
  expect(await gateway.call(holidaySave, holiday(['3110', '3111'], tomorrow), admin)).toMatchObject({ code: 'HOLIDAYS_FULL', data: null })
  await gateway.ask(holidaySave, { ...own, reason: 'event' }, admin)
  await gateway.ask(holidaySave, holiday(['3110'], tomorrow), admin)
  await catalogue.forgetHolidays()
  expect([await kept('2026/11/18'), await kept('2026/11/19'), await kept('2026/11/22')]).toEqual([0, 1, 99])
})

test('the orders of many shops are read by two at once', async () => {
  const { orders, catalogue } = gateway.context
  let [underWay, most] = [0, 0]
  const listOfShop = async (storeId: string) => {
    most = Math.max(most, ++underWay)
    const found = await orders.listOfShop(storeId)
    underWay--
    return found
  }
  await unservableOrders(catalogue.shops(31), tomorrow, { listOfShop })
  expect([underWay, most]).toEqual([0, 2])
})

test('days that are over, or in the wrong order, are refused', async () => {
  const refused = { status: 301, code: 'HOLIDAY_DATES', data: null }
  expect(
    await gateway.call(holidaySave, holiday(['3101'], { ...today, startDate: '2026/11/19', endDate: '2026/11/19' }), admin),
  ).toMatchObject(refused)
  expect(
    await gateway.call(holidaySave, holiday(['3101'], { ...today, startDate: '2026/11/24', endDate: '2026/11/23' }), admin),
  ).toMatchObject(refused)
})

test('a shop out of reach among several is unknown, and none is shut; the id of another’s holiday opens nothing', async () => {
  const told = holiday(['3106'])
  await gateway.ask(holidaySave, told, admin)
  for (const storeIds of [['3101', '3106'], ['3106'], ['9999']])
    expect(
      await gateway.call(holidaySave, { ...told, storeIds, times: [{ startTime: '00:00', endTime: '24:00' }] }, manager),
    ).toMatchObject({
      code: 'STORE_UNKNOWN',
      data: null,
    })
  expect([(await openness('3101')).state, (await openness('3106')).state]).toEqual(['open', 'closed'])
})

test.each([
  { startDate: '2026/02/30' },
  { startDate: '2026-11-20' },
  { times: [{ startTime: '10:00', endTime: '10:00' }] },
  { times: [{ startTime: '10:00', endTime: '25:00' }] },
  { storeIds: [] },
  { notice: { en: 'Typhoon' } },
])('a malformed content is turned away: %j', async (part) => {
  expect(await gateway.call(holidaySave, { ...holiday(['3101']), ...part }, admin)).toMatchObject({ code: 'CONTENT_INVALID' })
})

import { orderRate, ratingGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startReports, theDay } from '../../../testing/reports.fixtures.ts'
import { atShops, newStaff } from '../../../testing/staff.fixtures.ts'

const { gateway, guest, finance, manager, orders } = await startReports()
afterAll(gateway.stop)

const nothing = { count: 0, low: 0, average: null }
const none = { shops: [], dishes: [], total: { orders: 0, words: 0, food: nothing, delivery: nothing }, csv: null }
const read = (as = finance, content: object = theDay) => gateway.ask(ratingGet, content, { ...as, language: 2 })

test('without a rating there are no means', async () => expect(await read()).toEqual(none))

test('ratings by shop and by dish, those of a shop to those whose shop it is', async () => {
  await gateway.ask(orderRate, { orderId: orders.cash, food: 5 }, guest)
  await gateway.ask(orderRate, { orderId: orders.feast, food: 2, word: '=cold' }, guest)
  const food = { count: 2, low: 1, average: 3.5 }
  const { shops, dishes, total, csv } = await read(finance, { ...theDay, csv: true })
  expect(total).toEqual({ orders: 2, words: 1, food, delivery: nothing })
  expect(shops).toEqual([{ key: '3101', name: 'Taikoo Shing, Cityplaza', ...total }])
  expect(dishes.toSorted((one, other) => (one.key < other.key ? -1 : 1))).toEqual([
    { key: 'carbonara', name: 'Carbonara', ...food },
    { key: 'garlic-bread', name: 'Garlic Bread', ...food },
  ])
  expect(csv?.split('\r\n').slice(0, 2)).toEqual([
    '\ufeffby,key,name,food ratings,food average,food low,delivery ratings,delivery average,delivery low,words',
    'shop,3101,"Taikoo Shing, Cityplaza",2,3.5,1,0,,0,1',
  ])
  expect((await read(manager)).shops).toHaveLength(1)
  expect(await read(await newStaff(gateway, 'manager', atShops('3102')))).toEqual(none)
  expect(await read(finance, { from: '2026/11/19', to: '2026/11/19' })).toEqual(none)
  expect((await read({ ...finance, brand: 42 })).total.orders).toBe(0)
})

test('it is refused at another shop, and for days that make no period', async () => {
  const refused = async (content: object, as = finance) => (await gateway.call(ratingGet, { ...theDay, ...content }, as)).code
  expect(await refused({ storeId: '3102' }, manager)).toBe('STORE_UNKNOWN')
  expect(await refused({ to: '2026/11/21' })).toBe('PERIOD_INVALID')
  expect(await refused({ from: '2024/11/20' })).toBe('PERIOD_TOO_LONG')
  expect(await refused({ from: 'today' })).toBe('CONTENT_INVALID')
  expect(await refused({}, await newStaff(gateway, 'crew', atShops('3101')))).toBe('NOT_ALLOWED')
})

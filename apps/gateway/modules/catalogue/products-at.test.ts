import { addMinutes, cents, type RuledItem } from '@harbour/rules'
import { expect, test } from 'vitest'
import { noon } from '../../testing/gateway.ts'
import { writeMenus, type Menus } from './menus.ts'
import { pricesOf, productsAt } from './products-at.ts'
import { demoChain } from './seed.ts'

const menus = writeMenus(demoChain.product, demoChain.category)
const happyHour = { startTime: '15:00', endTime: '17:30', price: cents(100) }
const ruled: RuledItem[] = [{ item: 'margherita', price: cents(10800), rules: [happyHour] }]

/** The demo's menus with a happy hour, which count how often prices are worked out. */
function counted(): { asked: { times: number }; given: Menus } {
  const asked = { times: 0 }
  const read = () => {
    asked.times++
    return ruled
  }
  return { asked, given: { ...menus, ruled: read } }
}

const at = (hours: number) => addMinutes(noon, hours * 60)

test('products are priced once for each shop, language and time between two changes', () => {
  const { asked, given } = counted()
  const book = (hours: number, storeId = '3101', language: 1 | 2 = 1) => productsAt(given, { brand: 31, language, storeId, at: at(hours) })
  const priceAt = (hours: number) => book(hours).get('31-margherita')?.price
  expect([priceAt(2.9), priceAt(3), priceAt(5.4), priceAt(5.5), priceAt(27)]).toEqual([10800, 100, 100, 10800, 100])
  expect(book(3)).toBe(book(5.4))
  expect(book(3)).not.toBe(book(2.9))
  expect(book(3)).not.toBe(book(27))
  expect(book(3)).not.toBe(book(3, '3102'))
  expect(book(3, '3101', 2).get('31-margherita')?.name).not.toBe(book(3).get('31-margherita')?.name)
  expect(asked.times).toBe(3) // two days of one shop, one of another
})

test('prices of some days are worked out once a day and shop, and no more of them are kept than a process has room for', () => {
  const { asked, given } = counted()
  const prices = (hours: number, storeId: string) => pricesOf(given, { brand: 31, storeId, from: at(hours), days: 9 })
  expect(prices(0, '3101')).toBe(prices(11, '3101'))
  expect(prices(13, '3101')).not.toBe(prices(0, '3101'))
  expect(asked.times).toBe(2)
  for (let index = 0; index < 256; index++) prices(0, String(index))
  prices(0, '3101')
  expect(asked.times).toBe(2 + 256 + 1)
})

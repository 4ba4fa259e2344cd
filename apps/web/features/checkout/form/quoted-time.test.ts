import { expect, test } from 'vitest'
import { setLanguage } from '../../../lib/locale.ts'
import { orderOpenness } from '../../../entities/shop/promised-time.ts'
import { orderTimeWords } from '../../../entities/shop/order-time-words.ts'
import { quoteChangeText, quotedTime } from './quoted-time.ts'

setLanguage('en')
const openness = { state: 'open', orderUntil: null, closesAt: null, opensAt: null } as const
/** A shop half an hour from the door, as the server tells it of a usual order. */
const shop = { openness, quoteMinutes: { low: 40, high: 50 }, busyMinutes: 0, waitMinutes: 30 }
const usual = orderOpenness(shop, [12])
const large = orderOpenness(shop, [28, 28, 10])

test('[1.15] the menu tells the time of what is in the cart, and says so where a usual order would take another', () => {
  expect(orderTimeWords(usual, null, 0)).toBe('Now, about 40–50 min')
  expect(orderTimeWords(large, null, 0)).toBe('Your cart, about 60–70 min')
})

test('[1.15] while it is not known what is in the cart no time is told that would turn out wrong', () => {
  expect(orderTimeWords(orderOpenness(shop, undefined), null, 0)).toBeUndefined()
})

test('what a phone has kept of an earlier build still tells its time', () => {
  expect(orderTimeWords(orderOpenness({ ...shop, waitMinutes: undefined }, [28]), null, 0)).toBe('Now, about 40–50 min')
})

test('[1.15] a confirmation that promises another time than the cart says why', () => {
  const [before, now] = [quotedTime(usual), quotedTime(large)]
  expect(quoteChangeText({ low: 40, high: 50 }, before, before)).toBeUndefined()
  expect(quoteChangeText({ low: 40, high: 50 }, undefined, now)).toBeUndefined()
  expect(quoteChangeText({ low: 55, high: 65 }, before, before)).toBe('The kitchen is busier now: it was about 40–50 min')
  expect(quoteChangeText({ low: 35, high: 45 }, before, before)).toBe('The kitchen is less busy now: it was about 40–50 min')
  expect(quoteChangeText({ low: 60, high: 70 }, before, now)).toBe('Your order has changed: it was about 40–50 min')
})

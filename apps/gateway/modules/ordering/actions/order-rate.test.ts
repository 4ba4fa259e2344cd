import { randomUUID } from 'node:crypto'
import { getOrderDetail, getUserOrders, orderRate } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway, type As } from '../../../testing/gateway.ts'
import { newMember } from '../../../testing/members.fixtures.ts'
import { newGuest } from '../../../testing/orders.fixtures.ts'
import { startRatings } from '../../../testing/ratings.fixtures.ts'

const { gateway, guest, collected, brought, placed, ago, rate, refused } = await startRatings()
afterAll(gateway.stop)

const shown = async (orderId: string, as = guest) => (await gateway.ask(getOrderDetail, { orderId }, as)).rating
const starsInList = async (orderId: string) =>
  (await gateway.ask(getUserOrders, {}, guest)).orders.find((order) => order.orderId === orderId)?.stars
const unrated = { food: null, delivery: null, word: null }

test('a delivery that has come is rated part by part, with a word, and its guest sees it', async () => {
  const orderId = await brought()
  expect(await shown(orderId)).toEqual({ ...unrated, mayRate: ['food', 'delivery'] })
  expect(await starsInList(orderId)).toBeUndefined()
  expect(await rate(orderId, { delivery: 4 })).toEqual({ ...unrated, delivery: 4, mayRate: ['food', 'delivery'] })
  expect(await starsInList(orderId)).toBe(4)
  await rate(orderId, { food: 2 })
  const said = { food: 2, delivery: 4, word: '湯灑了 <b>一半</b>' }
  expect(await rate(orderId, { word: ' 湯灑了\n<b>一半</b>\u0007 ' })).toEqual({ ...said, mayRate: ['food', 'delivery'] })
  expect(await shown(orderId)).toMatchObject(said)
  expect(await starsInList(orderId)).toBe(2)
})

test('what is fetched has its food alone to be rated, by a member as by a visitor', async () => {
  const member = await newMember(gateway)
  const orderId = await collected(member)
  expect(await shown(orderId, member)).toEqual({ ...unrated, mayRate: ['food'] })
  expect(await rate(orderId, { food: 5, word: 'Lovely' }, member)).toEqual({ food: 5, delivery: null, word: 'Lovely', mayRate: ['food'] })
  expect(await refused(orderId, { delivery: 5 }, member)).toBe('RATING_PART_UNKNOWN')
})

test('the same said again is one, at the same moment and after a day; anything else is changed for a day', async () => {
  const orderId = await collected()
  const said = { food: 3, word: 'So so' }
  const replies = await Promise.all(Array.from({ length: 8 }, () => rate(orderId, said)))
  for (const reply of replies) expect(reply).toMatchObject(said)
  expect(await rate(orderId, { food: 4, word: '' })).toMatchObject({ food: 4, word: null })
  await rate(orderId, { word: 'Better' })
  await ago('order_ratings', orderId, 'food_at', '1 day')
  expect(await rate(orderId, { food: 5 })).toMatchObject({ food: 5, mayRate: ['food'] })
  await ago('order_ratings', orderId, 'food_at', '1 millisecond')
  expect(await rate(orderId, { food: 5, word: 'Better' })).toEqual({ food: 5, delivery: null, word: 'Better', mayRate: [] })
  expect(await refused(orderId, { food: 1 })).toBe('RATING_TOO_LATE')
  expect(await refused(orderId, { word: 'Worse' })).toBe('RATING_TOO_LATE')
  expect(await shown(orderId)).toEqual({ food: 5, delivery: null, word: 'Better', mayRate: [] })
})

test('it is rated for fourteen days', async () => {
  const orderId = await brought()
  await ago('order_events', orderId, 'at', '14 days')
  await rate(orderId, { food: 4 })
  await ago('order_events', orderId, 'at', '1 millisecond')
  expect(await refused(orderId, { delivery: 4 })).toBe('RATING_TOO_LATE')
  expect(await rate(orderId, { food: 1 })).toEqual({ food: 1, delivery: null, word: null, mayRate: ['food'] })
})

test('an order that has not come is not rated, nor one of somebody else, and stars come before a word', async () => {
  const live = await placed()
  expect(await shown(live)).toBeNull()
  expect(await refused(live, { food: 5 })).toBe('RATING_TOO_EARLY')
  expect(await refused(live, { word: 'Hungry' })).toBe('RATING_MISSING')
  const orderId = await collected()
  expect(await refused(orderId, { food: 5 }, await newGuest(gateway))).toBe('ORDER_UNKNOWN')
  expect(await refused(randomUUID(), { food: 5 })).toBe('ORDER_UNKNOWN')
  expect(await refused(orderId, { word: 'Nice' })).toBe('RATING_MISSING')
  expect(await shown(orderId)).toEqual({ ...unrated, mayRate: ['food'] })
  expect(await gateway.call(orderRate, { orderId, food: 5 })).toMatchObject({ code: 'SESSION_EXPIRED', data: null })
})

test.each([
  { food: 0 },
  { food: 6 },
  { food: 2.5 },
  { food: '5' },
  { food: null },
  { delivery: 6 },
  { word: 'x'.repeat(301) },
  { word: 5 },
])('%j is turned away', async (said) => {
  expect(await gateway.call(orderRate, { orderId: randomUUID(), ...said }, guest)).toMatchObject({ code: 'CONTENT_INVALID' })
})

test('a word has 300 characters as its writer counts them', async () => {
  const orderId = await collected()
  const word = '👨‍👩‍👧‍👦'.repeat(300)
  expect(await rate(orderId, { food: 5, word })).toMatchObject({ word })
})

test('sixty an hour are enough for one guest, however many come at the same moment, and take none of another’s', async () => {
  const strict = await startGateway({ environment: { RATE_LIMIT_SCALE: '1' } })
  const [busy, other] = [await newGuest(strict), await newGuest(strict)]
  const ask = (as: As) => strict.call(orderRate, { orderId: randomUUID(), food: 5 }, as)
  const replies = await Promise.all(Array.from({ length: 64 }, () => ask(busy)))
  const ofCode = (wanted: string) => replies.filter(({ code }) => code === wanted)
  expect([ofCode('ORDER_UNKNOWN').length, ofCode('TOO_MANY_REQUESTS').length]).toEqual([60, 4])
  expect(ofCode('TOO_MANY_REQUESTS')[0]).toMatchObject({ status: 301, data: { retryAfter: 3600 } })
  expect(await ask(other)).toMatchObject({ code: 'ORDER_UNKNOWN' })
  await strict.stop()
})

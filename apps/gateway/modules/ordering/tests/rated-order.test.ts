import { dataExport, orderRate, orderTimelineGet, shopHistoryGet, shopOrderGet, userDelete } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { goodPassword, newMember } from '../../../testing/members.fixtures.ts'
import { startRatings } from '../../../testing/ratings.fixtures.ts'
import { newStaff } from '../../../testing/staff.fixtures.ts'

const { gateway, crew, manager, collected, brought, rate } = await startRatings()
afterAll(gateway.stop)

const storeId = '3101'
const inHistory = async (orderId: string, as = crew) =>
  (await gateway.ask(shopHistoryGet, { storeId }, as)).orders.find((order) => order.orderId === orderId)?.rating
const inDetail = async (orderId: string, as = crew) => (await gateway.ask(shopOrderGet, { storeId, orderId }, as)).rating

test('the shop’s crew and its manager read the rating at the order, in the history and by itself', async () => {
  const orderId = await brought()
  for (const as of [crew, manager]) expect([await inHistory(orderId, as), await inDetail(orderId, as)]).toEqual([null, null])
  await rate(orderId, { food: 2 })
  await rate(orderId, { delivery: 5, word: 'Cold, but quick' })
  const rating = { food: 2, delivery: 5, word: 'Cold, but quick' }
  for (const as of [crew, manager]) expect([await inHistory(orderId, as), await inDetail(orderId, as)]).toEqual([rating, rating])
})

test('support reads it in the order’s timeline, the word once', async () => {
  const support = await newStaff(gateway, 'support')
  const ratings = async (orderId: string) =>
    (await gateway.ask(orderTimelineGet, { orderId }, support)).timeline
      .filter(({ kind }) => kind === 'rating')
      .map(({ by, what, points, detail }) => [by, what, points, detail])
  const both = await brought()
  await rate(both, { food: 1, delivery: 4, word: 'Wrong dish' })
  expect(await ratings(both)).toEqual([
    ['guest', 'food', 1, 'Wrong dish'],
    ['guest', 'delivery', 4, null],
  ])
  const quick = await brought()
  await rate(quick, { delivery: 5, word: 'Quick' })
  expect(await ratings(quick)).toEqual([['guest', 'delivery', 5, 'Quick']])
})

test('a member’s export has what they said; who is forgotten leaves stars and no word', async () => {
  const member = await newMember(gateway)
  const [orderId, other] = [await collected(member), await collected()]
  await rate(orderId, { food: 1, word: 'It was I, Rumpelstilzchen' }, member)
  await rate(other, { food: 2, word: 'Stays' })
  const { json } = await gateway.ask(dataExport, {}, member)
  expect(JSON.parse(json)).toMatchObject({ ratings: [{ orderId, food: 1, delivery: null, word: 'It was I, Rumpelstilzchen' }] })
  expect(json).not.toContain('Stays')
  await gateway.ask(userDelete, { password: goodPassword }, member)
  expect(await inDetail(orderId)).toEqual({ food: 1, delivery: null, word: null })
  expect(await inDetail(other)).toMatchObject({ word: 'Stays' })
})

test('a word that comes while its member is being forgotten is kept nowhere', async () => {
  const member = await newMember(gateway)
  const orderId = await collected(member)
  const { db } = gateway.context
  const waiting = () =>
    db.rows({ name: '', text: `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()` })
  const sent = await db.transaction(async (rows) => {
    await rows({ name: '', text: 'select from orders where order_id = $1 for no key update' }, [orderId])
    const rating = gateway.call(orderRate, { orderId, food: 1, word: 'Too late' }, member)
    await expect.poll(async () => (await waiting()).length).toBe(1)
    await rows({ name: '', text: `update users set kind = 'deleted', phone = 'deleted ' || user_id where user_id = $1` }, [member.userId])
    return { rating }
  })
  await sent.rating
  expect(await inDetail(orderId)).toBeNull()
})

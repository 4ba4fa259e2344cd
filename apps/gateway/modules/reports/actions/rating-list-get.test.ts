import { ratingListGet } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRatings } from '../../../testing/ratings.fixtures.ts'
import { theDay } from '../../../testing/reports.fixtures.ts'
import { atShops, newStaff } from '../../../testing/staff.fixtures.ts'

const { gateway, clock, collected, brought, rate } = await startRatings()
afterAll(gateway.stop)
const finance = await newStaff(gateway, 'finance')

const made: string[] = []
const list = (content: object = {}, as = finance) => gateway.ask(ratingListGet, { ...theDay, ...content }, { ...as, language: 2 })
const ids = async (content: object = {}, as = finance) => (await list(content, as)).ratings.map(({ orderId }) => orderId)

beforeAll(async () => {
  for (const said of [{ food: 5 }, { food: 2, word: '=1+1' }, { food: 4, word: 'Nice' }, { food: 4, delivery: 1 }]) {
    const orderId = 'delivery' in said ? await brought() : await collected()
    clock.at = addMinutes(clock.at, 1)
    await rate(orderId, said)
    made.unshift(orderId)
  }
})

test('ratings are listed, the latest first, with their orders', async () => {
  const { ratings, more, csv } = await list()
  expect(ratings.map(({ orderId }) => orderId)).toEqual(made)
  expect(ratings[0]).toMatchObject({
    storeId: '3101',
    storeName: 'Taikoo Shing, Cityplaza',
    orderType: 2,
    ratedAt: clock.at,
    food: 4,
    delivery: 1,
    word: null,
  })
  expect([more, csv]).toEqual([false, null])
})

test('only low ones of either part, only those with a word, those after one, and those of a shop', async () => {
  const [both, nice, cold, great] = made
  expect(await ids({ low: true })).toEqual([both, cold])
  expect(await ids({ words: true })).toEqual([nice, cold])
  expect(await ids({ low: true, words: true })).toEqual([cold])
  expect(await ids({ before: nice })).toEqual([cold, great])
  expect(await ids({ storeId: '3102' })).toEqual([])
  expect(await ids({}, await newStaff(gateway, 'manager', atShops('3102')))).toEqual([])
  expect(await ids({}, await newStaff(gateway, 'manager', atShops('3101')))).toEqual(made)
  expect(await ids({ from: '2026/11/19', to: '2026/11/19' })).toEqual([])
})

test('as a spreadsheet, in which no word is a formula', async () => {
  const { csv } = await list({ words: true, csv: true })
  const [head, nice, cold] = csv?.split('\r\n') ?? []
  expect(head).toBe('\ufeffrated at,order,pickup no,shop,name,food,delivery,word')
  expect(nice).toMatch(/^2026\/11\/20 12:\d\d:\d\d,.+,3101,"Taikoo Shing, Cityplaza",4,,Nice$/)
  expect(cold).toMatch(/,2,,'=1\+1$/)
})

test('fifty at a time', async () => {
  const [first] = made
  const copies = {
    name: '',
    text: `with copied as (
        insert into orders select (jsonb_populate_record(o, jsonb_build_object('order_id', gen_random_uuid(), 'client_order_id', gen_random_uuid(),
          'order_no', 'copy ' || n))).* from orders o, generate_series(1, 60) n where order_id = $1 returning order_id
      )
      insert into order_ratings select (jsonb_populate_record(r, jsonb_build_object('order_id', c.order_id, 'rated_at', r.rated_at - interval '1 day'))).*
      from order_ratings r, copied c where r.order_id = $1`,
  }
  await gateway.context.db.rows(copies, [first])
  const day = { from: '2026/11/19', to: '2026/11/19' }
  const page = await list(day)
  expect([page.ratings.length, page.more]).toEqual([50, true])
  const rest = await list({ ...day, before: page.ratings.at(-1)?.orderId })
  expect([rest.ratings.length, rest.more]).toEqual([10, false])
  expect(new Set([...page.ratings, ...rest.ratings].map(({ orderId }) => orderId)).size).toBe(60)
  expect((await list({ ...day, csv: true })).csv?.trim().split('\r\n')).toHaveLength(61)
})

test('it is refused at another shop, and for days that make no period', async () => {
  const refused = async (content: object, as = finance) => (await gateway.call(ratingListGet, { ...theDay, ...content }, as)).code
  expect(await refused({ storeId: '3102' }, await newStaff(gateway, 'manager', atShops('3101')))).toBe('STORE_UNKNOWN')
  expect(await refused({ to: '2026/11/21' })).toBe('PERIOD_INVALID')
  expect(await refused({ from: '2024/11/20' })).toBe('PERIOD_TOO_LONG')
  expect(await refused({ low: 'yes' })).toBe('CONTENT_INVALID')
})

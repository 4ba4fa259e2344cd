import { draw, pointGet, voucherGet } from '@harbour/protocol'
import { changedCatalogue } from '../../catalogue/changed-catalogue.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { GamePrize } from '../../catalogue/catalogue.ts'
import { newMember } from '../../../testing/members.fixtures.ts'
import { newGuest } from '../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../testing/gateway.ts'

const late = Date.parse('2026-11-20T23:59:59+08:00')
const clock = { at: late, now: () => clock.at }
const points = { prizeId: 'five', name: { tc: '5 積分', en: '5 points' }, odds: 0, daily: null, points: 5 }
const tarts = { prizeId: 'tarts', name: { tc: '葡撻', en: 'Tarts' }, odds: 1000, daily: 3, couponId: 'egg-tarts-2' }
let prizes: GamePrize[] = []

const plain = await startGateway({ clock })
const { catalogue } = plain.context
const set = changedCatalogue(catalogue, (of) => ({ membership: (brand) => ({ ...of.membership(brand), prizes }) }))
const gateway = await startGateway({ clock, instead: { catalogue: set } })
afterAll(() => Promise.all([plain.stop(), gateway.stop()]))
beforeEach(() => {
  clock.at = late
  prizes = [{ ...points, odds: 1000 }]
})

const balance = async (member: object) => (await gateway.ask(pointGet, {}, member)).balance
const drawnToday = { name: '', text: 'select prize_id as "prizeId", given from game_given order by prize_id' }

test('[2.29] a member draws once a day: a second tap has the same prize, and midnight in Shanghai brings another', async () => {
  const member = await newMember(gateway)
  const before = await balance(member)
  const first = await gateway.ask(draw, {}, member)
  expect(first).toEqual({ prize: { prizeId: 'five', kind: 'points', name: '5 積分', voucherCode: null }, fresh: true })
  expect(await gateway.ask(draw, {}, { ...member, brand: 42 })).toEqual({ ...first, fresh: false })
  expect(await balance(member)).toBe(before + 5)
  clock.at = late + 1000
  expect(await gateway.ask(draw, {}, member)).toMatchObject({ fresh: true })
  expect(await balance(member)).toBe(before + 10)
})

test('[2.29] of sixteen draws at once one counts', async () => {
  const member = await newMember(gateway)
  const before = await balance(member)
  const all = await Promise.all(Array.from({ length: 16 }, () => gateway.ask(draw, {}, member)))
  expect(all.filter(({ fresh }) => fresh)).toHaveLength(1)
  expect(new Set(all.map(({ prize }) => prize.prizeId))).toEqual(new Set(['five']))
  expect(await balance(member)).toBe(before + 5)
})

test('[2.29] a coupon lies in the wallet; no more are given than the day has, and then what never runs out', async () => {
  prizes = [tarts, points]
  clock.at = late + 3 * 86_400_000
  const members = await Promise.all(Array.from({ length: 8 }, () => newMember(gateway)))
  const drawn = await Promise.all(members.map((member) => gateway.ask(draw, {}, member)))
  const kinds = drawn.map(({ prize }) => prize.kind)
  expect([kinds.filter((kind) => kind === 'coupon'), kinds.filter((kind) => kind === 'points')].map(({ length }) => length)).toEqual([3, 5])
  expect(await gateway.context.db.rows(drawnToday)).toContainEqual({ prizeId: 'tarts', given: 3 })
  const lucky = drawn.findIndex(({ prize }) => prize.kind === 'coupon')
  const wallet = JSON.stringify(await gateway.ask(voucherGet, { voucherStatus: 1 }, members[lucky]))
  expect(wallet).toContain(drawn[lucky]?.prize.voucherCode)
  const again = await gateway.ask(draw, {}, members[lucky])
  expect(again).toEqual({ prize: drawn[lucky]?.prize, fresh: false })
})

test('a visitor is asked to log in for the prize, and what the phone says of the game is an unknown field', async () => {
  expect(await gateway.call(draw, {}, await newGuest(gateway))).toMatchObject({ code: 'MEMBERS_ONLY' })
  expect(await gateway.call(draw, { score: 100 }, await newMember(gateway))).toMatchObject({ code: 'UNKNOWN_FIELD' })
})

test('the game’s door stays shut without prizes', async () => {
  prizes = []
  expect(await gateway.call(draw, {}, await newMember(gateway))).toMatchObject({ status: 301, code: 'GAME_CLOSED' })
})

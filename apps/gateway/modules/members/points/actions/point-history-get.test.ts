import { randomUUID } from 'node:crypto'
import { pointHistoryGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../../testing/members.fixtures.ts'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

const { points } = gateway.context
const day = 24 * 60 * 60_000

const entry = (amount: number, expiresAt: number | null, at = clock.at) => {
  const titles = { titleTc: '蒜蓉包', titleEn: 'Garlic bread' }
  return { entryId: randomUUID(), kind: amount > 0 ? 'adjust' : 'redeem', points: amount, at, expiresAt, orderId: null, ...titles } as const
}

test('[1.23] what came and went is told, the latest first, in the language of the call', async () => {
  const member = await newMember(gateway)
  clock.at += 1000
  await points.spend(member.userId, entry(-240, null))
  const { entries, more } = await gateway.ask(pointHistoryGet, {}, { ...member, language: 2 })
  expect(entries).toMatchObject([
    { kind: 'redeem', points: -240, title: 'Garlic bread', expiresAt: null },
    { kind: 'welcome', points: 320, title: 'Welcome gift', at: clock.at - 1000 },
  ])
  expect(more).toBe(false)
})

test('[1.23] what was not spent before its end is written off at that moment, once', async () => {
  const member = await newMember(gateway)
  const end = clock.at + 60 * 60_000
  await points.earn(member.userId, entry(100, end))
  await points.spend(member.userId, entry(-30, null))
  clock.at = end + 5000
  for (let i = 0; i < 2; i++) {
    const { entries } = await gateway.ask(pointHistoryGet, {}, member)
    expect(entries.filter(({ kind }) => kind === 'expire')).toMatchObject([{ points: -70, at: Math.floor(end / 1000) * 1000 }])
    expect(entries.reduce((sum, each) => sum + each.points, 0)).toBe(320)
  }
})

test('pages follow one another, also where many entries are of one moment', async () => {
  const member = await newMember(gateway)
  for (let i = 1; i <= 6; i++) await points.earn(member.userId, entry(i, noon + 400 * day, noon + 30 * day))
  const first = await gateway.ask(pointHistoryGet, { limit: 4 }, member)
  expect(first.more).toBe(true)
  const rest = await gateway.ask(pointHistoryGet, { limit: 4, after: first.entries.at(-1)?.entryId }, member)
  expect(rest.more).toBe(false)
  const seen = [...first.entries, ...rest.entries].map(({ points: amount }) => amount)
  expect(seen.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 320])
})

test('another member’s entry as a mark gives nothing', async () => {
  const [member, other] = [await newMember(gateway), await newMember(gateway)]
  const [mark] = (await gateway.ask(pointHistoryGet, {}, other)).entries
  expect(await gateway.ask(pointHistoryGet, { after: mark?.entryId }, member)).toEqual({ entries: [], more: false })
})

test.each([{ limit: 0 }, { limit: 51 }, { after: 'x' }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(pointHistoryGet, content)).toMatchObject({ code: 'CONTENT_INVALID' })
})

test('a visitor has no history of points', async () => {
  expect(await gateway.call(pointHistoryGet, {}, await newGuest(gateway))).toMatchObject({ status: 301, code: 'MEMBERS_ONLY' })
})

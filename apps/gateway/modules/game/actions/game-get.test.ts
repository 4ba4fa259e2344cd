import { draw, gameGet } from '@harbour/protocol'
import { totalOdds } from '@harbour/rules'
import { changedCatalogue } from '../../catalogue/changed-catalogue.ts'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../testing/members.fixtures.ts'
import { newGuest } from '../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('[2.29] anybody sees the prizes and their odds, which add up', async () => {
  const guest = await newGuest(gateway)
  const { open, prizes, drawn, nextAt } = await gateway.ask(gameGet, {}, guest)
  expect([open, drawn]).toEqual([true, null])
  expect(prizes.reduce((sum, { odds }) => sum + odds, 0)).toBe(totalOdds)
  expect(new Date(nextAt).toISOString()).toBe('2026-11-20T16:00:00.000Z')
  const english = await gateway.ask(gameGet, {}, { ...guest, language: 2, brand: 42 })
  expect(english.prizes.map(({ name }) => name)).toContain('50 points')
})

test('a member sees what was drawn today, and nobody else does', async () => {
  const [member, other] = [await newMember(gateway), await newMember(gateway)]
  const { prize } = await gateway.ask(draw, {}, member)
  expect((await gateway.ask(gameGet, {}, member)).drawn).toEqual(prize)
  expect((await gateway.ask(gameGet, {}, other)).drawn).toBeNull()
})

test('a brand without prizes has no game', async () => {
  const { catalogue } = gateway.context
  const bare = changedCatalogue(catalogue, (of) => ({ membership: (brand) => ({ ...of.membership(brand), prizes: [] }) }))
  const closed = await startGateway({ instead: { catalogue: bare } })
  expect(await closed.ask(gameGet, {}, await newGuest(closed))).toMatchObject({ open: false, prizes: [] })
  expect(await closed.call(draw, {}, await newMember(closed))).toMatchObject({ status: 301, code: 'GAME_CLOSED' })
  await closed.stop()
})

test('a field that nobody knows is turned away, and so is a stranger', async () => {
  expect(await gateway.call(gameGet, { day: 1 }, await newGuest(gateway))).toMatchObject({ code: 'UNKNOWN_FIELD' })
  expect(await gateway.call(gameGet, {}, { key: 'x' })).toMatchObject({ code: 'SECRET_KEY' })
})

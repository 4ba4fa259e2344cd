import { getStore, shopOverlayGet, shopStateSave } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noon, startGateway } from '../../../testing/gateway.ts'
import { atShops, newStaff, type StaffAs } from '../../../testing/staff.fixtures.ts'

let now = noon
const gateway = await startGateway({ clock: { now: () => now } })
afterAll(gateway.stop)
let crew: StaffAs
beforeAll(async () => void (crew = await newStaff(gateway, 'crew', atShops('3101'))))

const quiet = { soldOut: [], busyMinutes: 0, pausedUntil: null }

test('somebody of the shop says that it is busy, and pauses it for a while; a pause that is over is none', async () => {
  const state = { storeId: '3101', busyMinutes: 15, pausedUntil: '2026/11/20 12:30:00', reason: 'equipment', note: 'The oven is off' }
  const told = { busyMinutes: 15, pausedUntil: noon + 30 * 60_000 }
  expect(await gateway.ask(shopStateSave, state, crew)).toMatchObject({
    ...quiet,
    ...told,
    state: { since: noon, reason: 'equipment', note: 'The oven is off', by: { kind: 'staff' } },
  })
  expect(await gateway.ask(getStore, { storeId: '3101' })).toMatchObject({ openness: { state: 'paused' } })
  const over = { ...state, busyMinutes: 0, pausedUntil: '2026/11/20 11:30:00' }
  expect(await gateway.ask(shopStateSave, over, crew)).toMatchObject(quiet)
})

test('a busy time ends by itself, for guests and on the shop’s own screen', async () => {
  const until = noon + 60 * 60_000
  const busy = { storeId: '3101', busyMinutes: 20, busyUntil: '2026/11/20 13:00:00', pausedUntil: null }
  expect(await gateway.ask(shopStateSave, busy, crew)).toMatchObject({ busyMinutes: 20, busyUntil: until })
  now = until - 1
  expect(await gateway.ask(getStore, { storeId: '3101' })).toMatchObject({ busyMinutes: 20 })
  now = until
  expect(await gateway.ask(getStore, { storeId: '3101' })).toMatchObject({ busyMinutes: 0 })
  expect(await gateway.ask(shopOverlayGet, { storeId: '3101' }, crew)).toMatchObject({ busyMinutes: 0, busyUntil: null })
  // Said again with an end that has passed it is none.
  expect(await gateway.ask(shopStateSave, busy, crew)).toMatchObject({ busyMinutes: 0, busyUntil: null })
  now = noon
})

test('a pause of more than a day is for the office', async () => {
  const state = { storeId: '3101', busyMinutes: 0, pausedUntil: '2026/11/21 12:00:01' }
  expect(await gateway.call(shopStateSave, state, crew)).toMatchObject({ code: 'PAUSE_TOO_LONG' })
  const busy = { ...state, busyMinutes: 10, busyUntil: state.pausedUntil, pausedUntil: null }
  expect(await gateway.call(shopStateSave, busy, crew)).toMatchObject({ code: 'PAUSE_TOO_LONG' })
})

test.each([
  {},
  { storeId: '3101', busyMinutes: 91, pausedUntil: null },
  { storeId: '3101', busyMinutes: 0, pausedUntil: 'soon' },
  { storeId: '3101', busyMinutes: 0, pausedUntil: null, reason: 'bored' },
])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(shopStateSave, content, crew)).toMatchObject({ code: 'CONTENT_INVALID' })
})

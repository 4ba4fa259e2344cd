import { groupClose, groupSave } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import type { As } from '../../../testing/gateway.ts'
import { startGroups } from '../../../testing/groups.fixtures.ts'

const { gateway, guest, begun, joined, inMinutes, later, addition, add } = await startGroups()
afterAll(gateway.stop)

test('its host holds it open for longer, with another most for each, and opens it again', async () => {
  const { token, host } = await begun({ mostEach: 20 })
  const closesAt = inMinutes(45)
  expect(await gateway.ask(groupSave, { token, closesAt, mostEach: 70 }, host)).toMatchObject({ mostEach: 7000, state: 'open' })
  await gateway.ask(groupClose, { token }, host)
  expect(await gateway.ask(groupSave, { token, closesAt }, host)).toMatchObject({ mostEach: null, state: 'open' })
  later(45)
  const again = await gateway.ask(groupSave, { token, closesAt: inMinutes(15) }, host)
  expect(again).toMatchObject({ state: 'open' })
  const ben = await joined(token, 'Ben')
  expect((await add(token, ben, addition('carbonara'))).mine?.total).toBe(6400)
})

test('nobody but its host does, and not for a moment that has passed or is more than a day ahead', async () => {
  const { token, host } = await begun()
  const ben = await joined(token, 'Ben')
  const save = (as: As, minutes = 60) => gateway.call(groupSave, { token, closesAt: inMinutes(minutes) }, as)
  for (const as of [ben, await guest()]) expect(await save(as)).toMatchObject({ status: 301, code: 'GROUP_HOST_ONLY' })
  for (const minutes of [0, 24 * 60 + 1]) expect(await save(host, minutes)).toMatchObject({ code: 'GROUP_MOMENT' })
  const unknown = { token: 'A'.repeat(22), closesAt: inMinutes(60) }
  expect(await gateway.call(groupSave, unknown, host)).toMatchObject({ code: 'GROUP_UNKNOWN' })
  expect(await gateway.call(groupSave, { token }, host)).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await gateway.call(groupSave, { token, closesAt: inMinutes(60) })).toMatchObject({ code: 'SESSION_EXPIRED' })
})

test('however often it is held open or opened again, it closes within a day of its beginning', async () => {
  const { token, host } = await begun()
  const day = 24 * 60
  const save = (minutes: number) => gateway.call(groupSave, { token, closesAt: inMinutes(minutes) }, host)
  later(60)
  await gateway.ask(groupClose, { token }, host)
  expect(await save(day - 60 + 1)).toMatchObject({ status: 301, code: 'GROUP_MOMENT' })
  expect(await save(day - 60)).toMatchObject({ status: 1 })
  later(60)
  expect(await save(day - 120 + 1)).toMatchObject({ code: 'GROUP_MOMENT' })
})

import { groupClose, groupGet, groupLeave, groupLinesAdd, groupSave } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGroups } from '../../../testing/groups.fixtures.ts'

const { gateway, guest, begun, joined, addition, add, inMinutes } = await startGroups()
afterAll(gateway.stop)

const rowsWith = async (name: string) => gateway.context.db.rows({ name: '', text: 'select from group_guests where name = $1' }, [name])

test('whoever leaves is in it no longer, nor are their dishes, and leaving twice is leaving', async () => {
  const { token, host } = await begun()
  const [ben, cleo] = [await joined(token, 'Rumpel'), await joined(token, 'Cleo')]
  await add(token, ben, addition('carbonara'))
  await add(token, cleo, addition('garlic-bread'))
  for (let times = 0; times < 2; times++) await gateway.ask(groupLeave, { token }, ben)
  expect(await gateway.ask(groupGet, { token }, host)).toMatchObject({ people: 1, parts: [{ name: 'Cleo' }], total: 2400 })
  expect(await gateway.ask(groupGet, { token }, ben)).toMatchObject({ role: 'newcomer', mine: null })
  expect(await rowsWith('Rumpel')).toEqual([])
})

test('where its host leaves it is gone for everybody, with all that was in it', async () => {
  const { token, host } = await begun()
  const ben = await joined(token, 'Gone')
  await add(token, ben, addition('carbonara'))
  await gateway.ask(groupLeave, { token }, host)
  for (const as of [host, ben]) expect(await gateway.call(groupGet, { token }, as)).toMatchObject({ status: 301, code: 'GROUP_UNKNOWN' })
  expect(await gateway.call(groupLeave, { token }, host)).toMatchObject({ code: 'GROUP_UNKNOWN' })
  expect(await rowsWith('Gone')).toEqual([])
})

test('a stranger with the link ends nothing; what is malformed is turned away', async () => {
  const { token, host } = await begun()
  await joined(token, 'Ben')
  await gateway.ask(groupLeave, { token }, await guest())
  expect(await gateway.ask(groupGet, { token }, host)).toMatchObject({ people: 1 })
  expect(await gateway.call(groupLeave, { token: 'x' }, host)).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await gateway.call(groupLeave, { token })).toMatchObject({ code: 'SESSION_EXPIRED' })
})

test('once it is closed nobody leaves but its host: their dishes are in its host’s cart; opened again, they may', async () => {
  const { token, host } = await begun()
  const ben = await joined(token, 'Ben')
  await add(token, ben, addition('carbonara'))
  await gateway.ask(groupClose, { token }, host)
  expect(await gateway.call(groupLeave, { token }, ben)).toMatchObject({ status: 301, code: 'GROUP_CLOSED' })
  expect(await gateway.ask(groupGet, { token }, host)).toMatchObject({ people: 1, total: 6400 })
  // Who is not in it has left it already.
  expect(await gateway.call(groupLeave, { token }, await guest())).toMatchObject({ status: 1 })
  await gateway.ask(groupSave, { token, closesAt: inMinutes(15) }, host)
  expect(await gateway.call(groupLeave, { token }, ben)).toMatchObject({ status: 1 })
  expect(await gateway.ask(groupGet, { token }, host)).toMatchObject({ people: 0, total: 0 })
})

test('who leaves and adds at once is out with everything, or hears that they are not in it', async () => {
  const { token, host } = await begun()
  const ben = await joined(token, 'Ben')
  const adding = () => gateway.call(groupLinesAdd, { token, additions: [addition('carbonara')] }, ben)
  const all = await Promise.all([adding(), adding(), gateway.call(groupLeave, { token }, ben), adding(), adding()])
  for (const { status, code } of all) expect(status === 1 || code === 'GROUP_NOT_JOINED').toBe(true)
  expect(await gateway.ask(groupGet, { token }, host)).toMatchObject({ people: 0, total: 0 })
})

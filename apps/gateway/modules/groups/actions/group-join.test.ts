import { groupClose, groupGet, groupJoin } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import type { As } from '../../../testing/gateway.ts'
import { startGroups } from '../../../testing/groups.fixtures.ts'

const { gateway, guest, begun, joined, addition, add, later } = await startGroups()
afterAll(gateway.stop)

const join = (token: string, name: string, as: As) => gateway.call(groupJoin, { token, name }, as)

test('somebody joins under a name, and keeps their dishes under another', async () => {
  const { token, host } = await begun()
  const ben = await joined(token, 'Ben')
  await add(token, ben, addition('carbonara'))
  expect(await gateway.ask(groupJoin, { token, name: ' Benny ' }, ben)).toMatchObject({ people: 1, mine: { name: 'Benny', total: 6400 } })
  expect((await gateway.ask(groupGet, { token }, host)).parts).toMatchObject([{ name: 'Benny', lines: [{ pid: 'carbonara' }] }])
})

test('a name is one person’s, however it is written, and its host’s is taken', async () => {
  const { token } = await begun()
  const [ben, cleo] = [await joined(token, 'Ben'), await guest()]
  for (const name of ['Ben', 'BEN', 'ada']) expect(await join(token, name, cleo)).toMatchObject({ status: 301, code: 'GROUP_NAME_TAKEN' })
  await gateway.ask(groupJoin, { token, name: 'Cleo' }, cleo)
  expect(await join(token, 'ben', cleo)).toMatchObject({ code: 'GROUP_NAME_TAKEN' })
  expect(await join(token, 'BEN', ben)).toMatchObject({ status: 1 })
})

test('of eight that want one name at once one has it', async () => {
  const { token } = await begun()
  const all = await Promise.all(Array.from({ length: 8 }, guest))
  const codes = await Promise.all(all.map(async (as) => (await join(token, 'Ben', as)).code ?? 'OK'))
  expect(codes.toSorted()).toEqual([...Array<string>(7).fill('GROUP_NAME_TAKEN'), 'OK'])
})

test('the host of one does not join it; twenty others do, and no more', async () => {
  const { token, host } = await begun()
  expect(await join(token, 'Eve', host)).toMatchObject({ code: 'GROUP_HOST' })
  for (let at = 0; at < 20; at++) await joined(token, `Guest ${at}`)
  expect(await join(token, 'Late', await guest())).toMatchObject({ code: 'GROUP_FULL' })
})

test('nobody joins one that is closed, by its host or by its time', async () => {
  const [one, other] = [await begun(), await begun()]
  await gateway.ask(groupClose, { token: one.token }, one.host)
  expect(await join(one.token, 'Ben', await guest())).toMatchObject({ code: 'GROUP_CLOSED' })
  later(30)
  expect(await join(other.token, 'Ben', await guest())).toMatchObject({ code: 'GROUP_CLOSED' })
  expect(await join('A'.repeat(22), 'Ben', await guest())).toMatchObject({ code: 'GROUP_UNKNOWN' })
})

test('a name of nothing or too much, a field too many, or no session is turned away', async () => {
  const { token } = await begun()
  const as = await guest()
  for (const name of ['', '   ', 'x'.repeat(21), 'a\nb']) expect(await join(token, name, as)).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await gateway.call(groupJoin, { token, name: 'Ben', role: 'host' }, as)).toMatchObject({ code: 'UNKNOWN_FIELD' })
  expect(await gateway.call(groupJoin, { token, name: 'Ben' })).toMatchObject({ code: 'SESSION_EXPIRED' })
})

test('no name passes for another’s by what nobody sees, and a name of nothing seen is none', async () => {
  const { token } = await begun()
  const as = await guest()
  for (const name of ['\u200b', 'Ada\u200b', '\u202eadA', '\u3164'])
    expect(await join(token, name, as)).toMatchObject({ code: 'CONTENT_INVALID' })
  for (const name of ['Ada\ufe0f', 'Ａｄａ', 'aDA']) expect(await join(token, name, as)).toMatchObject({ code: 'GROUP_NAME_TAKEN' })
  await joined(token, 'Zoë')
  expect(await join(token, 'Zoe\u0308', as)).toMatchObject({ code: 'GROUP_NAME_TAKEN' })
  expect(await join(token, '👩‍🍳', as)).toMatchObject({ status: 1 })
})

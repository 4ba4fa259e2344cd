import { groupGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import type { As } from '../../../testing/gateway.ts'
import { startGroups } from '../../../testing/groups.fixtures.ts'

const { gateway, clock, guest, begun, joined, addition, add, later } = await startGroups()
afterAll(gateway.stop)

const get = (token: string, as: As) => gateway.ask(groupGet, { token }, as)

test('its host sees everybody, each with their dishes and their sum', async () => {
  const { host, token } = await begun()
  const [ben, cleo] = [await joined(token, 'Ben'), await joined(token, 'Cleo')]
  await add(token, ben, addition('carbonara', 2))
  await add(token, cleo, addition('garlic-bread'), addition('carbonara'))
  const group = await get(token, host)
  expect(group).toMatchObject({ role: 'host', people: 2, mine: null })
  expect(group.parts.map(({ name, total, lines }) => [name, total, lines.map(({ pid, num }) => [pid, num])])).toEqual([
    ['Ben', 12800, [['carbonara', 2]]],
    [
      'Cleo',
      8800,
      [
        ['garlic-bread', 1],
        ['carbonara', 1],
      ],
    ],
  ])
  expect(group.total).toBe(21600)
})

test('somebody who adds sees their own part and nobody else’s, and a newcomer none', async () => {
  const { token } = await begun()
  const [ben, cleo] = [await joined(token, 'Ben'), await joined(token, 'Cleo')]
  await add(token, ben, addition('carbonara'))
  await add(token, cleo, addition('garlic-bread'))
  const seen = await get(token, ben)
  expect(seen).toMatchObject({ role: 'guest', hostName: 'Ada', people: 2, parts: [], total: 0, mine: { name: 'Ben', total: 6400 } })
  const other = await get(token, await guest())
  expect(other).toMatchObject({ role: 'newcomer', hostName: 'Ada', people: 2, parts: [], total: 0, mine: null })
  for (const words of [JSON.stringify(seen), JSON.stringify(other)]) {
    expect(words).not.toContain('Cleo')
    expect(words).not.toContain('garlic-bread')
    expect(words).not.toContain(cleo.userId)
  }
  expect(JSON.stringify(other)).not.toContain('Ben')
})

test('nobody’s user id is told, not to the host either', async () => {
  const { host, token } = await begun()
  const ben = await joined(token, 'Ben')
  const seen = JSON.stringify(await get(token, host))
  for (const { userId } of [host, ben]) expect(seen).not.toContain(userId)
})

test('it is in the language of whoever asks', async () => {
  const { token } = await begun()
  const ben = await joined(token, 'Ben')
  await add(token, ben, addition('carbonara'))
  const [chinese, english] = [await get(token, { ...ben, language: 1 }), await get(token, { ...ben, language: 2 })]
  expect(chinese.mine?.lines[0]?.name).not.toBe(english.mine?.lines[0]?.name)
  expect(chinese.storeName).not.toBe(english.storeName)
})

test('it is closed when its time has come, and forgotten six hours later', async () => {
  const { host, token } = await begun()
  later(30)
  expect(await get(token, host)).toMatchObject({ state: 'closed' })
  later(6 * 60 - 1)
  expect(await get(token, host)).toMatchObject({ state: 'closed' })
  later(1)
  expect(await gateway.call(groupGet, { token }, host)).toMatchObject({ status: 301, code: 'GROUP_UNKNOWN', data: null })
  const { db, groups } = gateway.context
  await groups.forget(db.rows, clock.at)
  const left = { name: '', text: 'select (select count(*) from group_guests) + (select count(*) from group_lines) as left' }
  expect(await db.rows(left)).toEqual([{ left: 0 }])
})

test('another token, another brand, and a token that is none open nothing', async () => {
  const { token } = await begun()
  const as = await guest()
  expect(await gateway.call(groupGet, { token: 'A'.repeat(22) }, as)).toMatchObject({ code: 'GROUP_UNKNOWN', data: null })
  expect(await gateway.call(groupGet, { token }, { ...as, brand: 42 })).toMatchObject({ code: 'GROUP_UNKNOWN' })
  expect(await gateway.call(groupGet, { token: 'A'.repeat(21) }, as)).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await gateway.call(groupGet, { token })).toMatchObject({ code: 'SESSION_EXPIRED' })
})

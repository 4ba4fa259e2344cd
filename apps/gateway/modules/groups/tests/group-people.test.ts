import { dataExport, groupBegin, groupGet, groupJoin, userDelete } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGroups } from '../../../testing/groups.fixtures.ts'
import { goodPassword, newMember } from '../../../testing/members.fixtures.ts'

const { gateway, guest, terms, begun, joined, addition, add } = await startGroups()
afterAll(gateway.stop)

const tables = ['group_orders', 'group_guests', 'group_lines']
const tracesOf = async (text: string) => {
  const asked = (table: string) => ({ name: '', text: `select from ${table} t where t::text like '%' || $1 || '%'` })
  const found = await Promise.all(tables.map((table) => gateway.context.db.rows(asked(table), [text])))
  return found.flat().length
}

test('a visitor who becomes a member still hosts what they host, and is in what they are in', async () => {
  const [visitor, other] = [await guest(), await begun()]
  const { token } = await gateway.ask(groupBegin, terms(), visitor)
  await gateway.ask(groupJoin, { token: other.token, name: 'Ben' }, visitor)
  await add(other.token, visitor, addition('carbonara'))
  const member = await newMember(gateway, {}, visitor)
  expect(await gateway.ask(groupGet, { token }, member)).toMatchObject({ role: 'host' })
  expect(await gateway.ask(groupGet, { token: other.token }, member)).toMatchObject({ role: 'guest', mine: { name: 'Ben', total: 6400 } })
})

test('somebody who is in one as a visitor and as a member stays there twice', async () => {
  const { token, host } = await begun()
  const visitor = await joined(token, 'Ben')
  const member = await newMember(gateway)
  await gateway.ask(groupJoin, { token, name: 'Benjamin' }, member)
  await gateway.context.members.takeOrders({ from: visitor.userId, to: member.userId })
  expect((await gateway.ask(groupGet, { token }, host)).parts.map(({ name }) => name)).toEqual(['Ben', 'Benjamin'])
})

test('[1.23] a member who asks to be forgotten is in no group order, and those that they host are gone', async () => {
  const [member, other] = [await newMember(gateway), await begun()]
  const { token } = await gateway.ask(groupBegin, terms({ name: 'Rumpelstilzchen' }), member)
  await joined(token, 'Cleo')
  await gateway.ask(groupJoin, { token: other.token, name: 'Rumpelstilz' }, member)
  await add(other.token, member, addition('carbonara'))
  const { json } = await gateway.ask(dataExport, {}, member)
  expect(JSON.parse(json)).toMatchObject({
    groupOrders: [
      { name: 'Rumpelstilz', lines: [{ num: 1 }] },
      { name: 'Rumpelstilzchen', lines: [] },
    ],
  })
  await gateway.ask(userDelete, { password: goodPassword }, member)
  expect([await tracesOf('Rumpelstilz'), await tracesOf(member.userId)]).toEqual([0, 0])
  expect(await gateway.ask(groupGet, { token: other.token }, other.host)).toMatchObject({ people: 0, total: 0 })
  expect(await gateway.call(groupGet, { token }, await guest())).toMatchObject({ code: 'GROUP_UNKNOWN' })
})

test('[1.23] who begins or joins one while they are forgotten leaves no name in it', async () => {
  const other = await begun()
  for (let round = 0; round < 4; round++) {
    const member = await newMember(gateway)
    const late = [
      gateway.call(groupJoin, { token: other.token, name: 'Knusperhexe' }, member),
      gateway.call(groupBegin, terms({ name: 'Knusperhexe' }), member),
    ]
    await Promise.all([...late, gateway.ask(userDelete, { password: goodPassword }, member)])
    expect([await tracesOf('Knusperhexe'), await tracesOf(member.userId)]).toEqual([0, 0])
  }
})

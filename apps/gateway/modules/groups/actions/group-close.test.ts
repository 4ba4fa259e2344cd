import { CartLine, encode, groupClose, groupGet, groupLinesAdd, previewOrder } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGroups, wireLine } from '../../../testing/groups.fixtures.ts'
import { taikooShop } from '../../../testing/orders.fixtures.ts'

const { gateway, guest, begun, joined, addition, add } = await startGroups()
afterAll(gateway.stop)

const draft = (lines: readonly object[]) => ({ storeId: taikooShop, orderType: 1, lines, cutlery: false })
const onWire = (lines: readonly object[]) => lines.map((line) => encode(CartLine, line) as object) // an object schema gives an object

test('closing gives the lines with the name of each, and said again gives the same', async () => {
  const { token, host } = await begun()
  const [ben, cleo] = [await joined(token, 'Ben'), await joined(token, 'Cleo')]
  await add(token, cleo, addition('garlic-bread'))
  await add(token, ben, addition('carbonara', 2))
  const { lines, group } = await gateway.ask(groupClose, { token }, host)
  expect(lines.map(({ pid, num, forName, price }) => [pid, num, forName, price])).toEqual([
    ['carbonara', 2, 'Ben', 6400],
    ['garlic-bread', 1, 'Cleo', 2400],
  ])
  expect(group).toMatchObject({ state: 'closed', total: 15200 })
  expect((await gateway.ask(groupClose, { token }, host)).lines).toEqual(lines)
})

test('they cost what a plain cart of the same dishes costs, promotions and fees included', async () => {
  const { token, host } = await begun()
  const [ben, cleo] = [await joined(token, 'Ben'), await joined(token, 'Cleo')]
  await add(token, ben, addition('carbonara', 2), addition('garlic-bread'))
  await add(token, cleo, addition('carbonara'), addition('garlic-bread', 3))
  const { lines, group } = await gateway.ask(groupClose, { token }, host)
  const shared = await gateway.ask(previewOrder, draft(onWire(lines)))
  const plain = await gateway.ask(previewOrder, draft([wireLine(gateway, 'carbonara', 3), wireLine(gateway, 'garlic-bread', 4)]))
  const { lines: _, ...price } = shared.price ?? { lines: [] }
  expect(plain.price).toMatchObject(price)
  expect(shared.issues).toEqual([])
  expect(group.total).toBe(shared.price?.subtotal)
  expect(group.parts.map(({ total }) => total)).toEqual([15200, 13600])
})

test('nobody but its host closes it, or hears its lines', async () => {
  const { token, host } = await begun()
  const ben = await joined(token, 'Ben')
  await add(token, ben, addition('carbonara'))
  for (const as of [ben, await guest()]) {
    expect(await gateway.call(groupClose, { token }, as)).toMatchObject({ status: 301, code: 'GROUP_HOST_ONLY', data: null })
  }
  expect(await gateway.ask(groupGet, { token }, host)).toMatchObject({ state: 'open' })
  expect(await gateway.call(groupClose, { token: 'A'.repeat(22) }, host)).toMatchObject({ code: 'GROUP_UNKNOWN' })
  expect(await gateway.call(groupClose, { token, now: true }, host)).toMatchObject({ code: 'UNKNOWN_FIELD' })
  expect(await gateway.call(groupClose, { token })).toMatchObject({ code: 'SESSION_EXPIRED' })
})

test('who adds while it is closed is in, or hears that it is closed', async () => {
  const { token, host } = await begun()
  const people = await Promise.all(['Ben', 'Cleo', 'Dan', 'Eve'].map((name) => joined(token, name)))
  const adding = people.map((as) => gateway.call(groupLinesAdd, { token, additions: [addition('carbonara')] }, as))
  const [closed, ...added] = await Promise.all([gateway.ask(groupClose, { token }, host), ...adding])
  for (const { status, code } of added) expect(status === 1 || code === 'GROUP_CLOSED').toBe(true)
  expect(closed.lines).toHaveLength(added.filter(({ status }) => status === 1).length)
})

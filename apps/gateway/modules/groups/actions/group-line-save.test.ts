import { groupClose, groupGet, groupLineSave } from '@harbour/protocol'
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { As } from '../../../testing/gateway.ts'
import { startGroups } from '../../../testing/groups.fixtures.ts'

const { gateway, begun, joined, guest, addition, add } = await startGroups()
afterAll(gateway.stop)

const save = (token: string, lineId: string, num: number, as?: As) => gateway.call(groupLineSave, { token, lineId, num }, as)

test('more, fewer and none of a line; one that is out is out for good', async () => {
  const { token } = await begun()
  const ben = await joined(token, 'Ben')
  const pizza = addition('carbonara')
  await add(token, ben, pizza)
  const line = { token, lineId: pizza.lineId.toUpperCase() }
  expect(await gateway.ask(groupLineSave, { ...line, num: 3 }, ben)).toMatchObject({ mine: { total: 19200, lines: [{ num: 3 }] } })
  expect(await gateway.ask(groupLineSave, { ...line, num: 1 }, ben)).toMatchObject({ mine: { total: 6400 } })
  expect(await gateway.ask(groupLineSave, { ...line, num: 0 }, ben)).toMatchObject({ mine: { total: 0, lines: [] } })
  expect(await gateway.ask(groupLineSave, { ...line, num: 0 }, ben)).toMatchObject({ mine: { lines: [] } })
  expect(await save(token, pizza.lineId, 1, ben)).toMatchObject({ status: 301, code: 'LINE_UNKNOWN' })
})

test('more goes no further than the most for each, and than an order takes', async () => {
  const { token } = await begun({ mostEach: 130 })
  const ben = await joined(token, 'Ben')
  const pizza = addition('carbonara', 2)
  await add(token, ben, pizza)
  expect(await save(token, pizza.lineId, 3, ben)).toMatchObject({ code: 'GROUP_OVER_MOST' })
  const free = await begun()
  const cleo = await joined(free.token, 'Cleo')
  const bread = addition('garlic-bread')
  await add(free.token, cleo, bread)
  expect(await save(free.token, bread.lineId, 999, cleo)).toMatchObject({ code: 'CART_CHANGED' })
})

test('another’s line is unknown to everybody but the host, who takes it out, also once it is closed', async () => {
  const { token, host } = await begun()
  const [ben, cleo] = [await joined(token, 'Ben'), await joined(token, 'Cleo')]
  const [pizza, bread] = [addition('carbonara'), addition('garlic-bread')]
  await add(token, ben, pizza, bread)
  for (const as of [cleo, await guest()]) expect(await save(token, pizza.lineId, 0, as)).toMatchObject({ code: 'LINE_UNKNOWN' })
  const { parts } = await gateway.ask(groupLineSave, { token, lineId: pizza.lineId, num: 0 }, host)
  expect(parts[0]?.lines).toMatchObject([{ pid: 'garlic-bread' }])
  await gateway.ask(groupClose, { token }, host)
  expect(await save(token, bread.lineId, 2, ben)).toMatchObject({ code: 'GROUP_CLOSED' })
  expect(await save(token, bread.lineId, 0, host)).toMatchObject({ status: 1 })
  expect((await gateway.ask(groupGet, { token }, host)).total).toBe(0)
})

test('a line of another group order, a line that nobody has sent, and what is malformed are turned away', async () => {
  const [one, other] = [await begun(), await begun()]
  const ben = await joined(one.token, 'Ben')
  const pizza = addition('carbonara')
  await add(one.token, ben, pizza)
  expect(await save(other.token, pizza.lineId, 0, other.host)).toMatchObject({ code: 'LINE_UNKNOWN' })
  expect(await save(one.token, randomUUID(), 1, ben)).toMatchObject({ code: 'LINE_UNKNOWN' })
  expect(await save('A'.repeat(22), pizza.lineId, 1, ben)).toMatchObject({ code: 'GROUP_UNKNOWN' })
  for (const num of [-1, 0.5, 1000]) expect(await save(one.token, pizza.lineId, num, ben)).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await save(one.token, pizza.lineId, 1)).toMatchObject({ code: 'SESSION_EXPIRED' })
})

import { groupClose, groupGet, groupLineSave, groupLinesAdd, groupSave, updateSoldOut } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import type { As } from '../../../testing/gateway.ts'
import { startGroups } from '../../../testing/groups.fixtures.ts'
import { newTills, taikooShop } from '../../../testing/orders.fixtures.ts'

const { gateway, guest, begun, joined, addition, add, later, inMinutes } = await startGroups()
afterAll(gateway.stop)

const send = (token: string, as: As, ...additions: object[]) => gateway.call(groupLinesAdd, { token, additions }, as)

test('lines are added to one’s own part, at the menu’s price, whatever the phone says of it', async () => {
  const { token } = await begun()
  const ben = await joined(token, 'Ben')
  const { lineId, line } = addition('carbonara', 2)
  const { mine } = await add(token, ben, { lineId, line: { ...line, price: 1, forName: 'Cleo', isCouponPro: true, voucherCode: 'X' } })
  expect(mine).toMatchObject({ name: 'Ben', total: 12800, lines: [{ lineId, num: 2, unit: 6400, total: 12800, unavailable: false }] })
  const kept = { name: '', text: 'select line from group_lines where line_id = $1' }
  const [row] = await gateway.context.db.rows<{ line: object }>(kept, [lineId])
  expect(Object.keys(row?.line ?? {}).filter((key) => ['forName', 'isCouponPro', 'voucherCode'].includes(key))).toEqual([])
})

test('what is sent twice, or eight times at once, is added once', async () => {
  const { token } = await begun()
  const ben = await joined(token, 'Ben')
  const pizza = addition('carbonara')
  await add(token, ben, pizza)
  expect((await add(token, ben, pizza)).mine?.lines).toHaveLength(1)
  const bread = addition('garlic-bread')
  const all = await Promise.all(Array.from({ length: 8 }, () => send(token, ben, bread, bread)))
  expect(all.every(({ status }) => status === 1)).toBe(true)
  expect((await gateway.ask(groupGet, { token }, ben)).mine).toMatchObject({ total: 8800, lines: [{ num: 1 }, { num: 1 }] })
})

test('an answer that was lost is given again once it is closed, and one that comes late under the id of a line taken out adds nothing', async () => {
  const { token, host } = await begun()
  const ben = await joined(token, 'Ben')
  const [pizza, bread] = [addition('carbonara'), addition('garlic-bread')]
  await add(token, ben, pizza, bread)
  await gateway.ask(groupLineSave, { token, lineId: bread.lineId, num: 0 }, ben)
  expect((await add(token, ben, bread)).mine?.lines).toMatchObject([{ lineId: pizza.lineId }])
  await gateway.ask(groupClose, { token }, host)
  expect(await send(token, ben, pizza)).toMatchObject({ status: 1 })
  expect(await send(token, ben, addition('garlic-bread'))).toMatchObject({ status: 301, code: 'GROUP_CLOSED' })
})

test('nothing is added once its time has come', async () => {
  const { token } = await begun()
  const ben = await joined(token, 'Ben')
  later(30)
  expect(await send(token, ben, addition('carbonara'))).toMatchObject({ code: 'GROUP_CLOSED' })
})

test('nobody goes over the most for each; up to it is theirs, and others have their own', async () => {
  const { token } = await begun({ mostEach: 64 })
  const [ben, cleo] = [await joined(token, 'Ben'), await joined(token, 'Cleo')]
  expect(await send(token, ben, addition('carbonara'), addition('garlic-bread'))).toMatchObject({ status: 301, code: 'GROUP_OVER_MOST' })
  expect((await gateway.ask(groupGet, { token }, ben)).mine?.lines).toEqual([]) // all or none
  expect((await add(token, ben, addition('carbonara'))).mine?.total).toBe(6400)
  expect(await send(token, ben, addition('garlic-bread'))).toMatchObject({ code: 'GROUP_OVER_MOST' })
  expect((await add(token, cleo, addition('carbonara'))).mine?.total).toBe(6400)
})

test('of eight at once that would each fit alone no more are added than fit together', async () => {
  const { token } = await begun({ mostEach: 130 })
  const ben = await joined(token, 'Ben')
  const all = await Promise.all(Array.from({ length: 8 }, () => send(token, ben, addition('carbonara'))))
  expect(all.filter(({ status }) => status === 1)).toHaveLength(2)
  expect((await gateway.ask(groupGet, { token }, ben)).mine?.total).toBe(12800)
})

test('what has run out, is not on the menu, or more than an order takes is refused in words', async () => {
  const { token } = await begun()
  const ben = await joined(token, 'Ben')
  const [till] = await newTills(gateway, taikooShop)
  await gateway.ask(updateSoldOut, { storeId: taikooShop, pid: 'garlic-bread', soldOut: true }, till)
  const reply = await send(token, { ...ben, language: 2 }, addition('garlic-bread'))
  expect(reply).toMatchObject({ status: 301, code: 'CART_CHANGED' })
  expect(reply.msg).toContain('sold out')
  await gateway.ask(updateSoldOut, { storeId: taikooShop, pid: 'garlic-bread', soldOut: false }, till)
  const { lineId, line } = addition('carbonara')
  expect(await send(token, ben, { lineId, line: { ...line, uid: '31-nothing', pid: 'nothing' } })).toMatchObject({ code: 'CART_CHANGED' })
  expect(await send(token, ben, addition('carbonara', 99))).toMatchObject({ code: 'CART_CHANGED' })
})

test('a dish that runs out afterwards says so to whoever wants it, and to the host', async () => {
  const { token, host } = await begun()
  const ben = await joined(token, 'Ben')
  await add(token, ben, addition('garlic-bread'))
  const [till] = await newTills(gateway, taikooShop)
  await gateway.ask(updateSoldOut, { storeId: taikooShop, pid: 'garlic-bread', soldOut: true }, till)
  expect((await gateway.ask(groupGet, { token }, ben)).mine?.lines).toMatchObject([{ unavailable: true, num: 1 }])
  expect((await gateway.ask(groupGet, { token }, host)).parts[0]?.lines).toMatchObject([{ unavailable: true }])
  await gateway.ask(updateSoldOut, { storeId: taikooShop, pid: 'garlic-bread', soldOut: false }, till)
})

test('a person has twelve lines at once', async () => {
  const { token } = await begun()
  const ben = await joined(token, 'Ben')
  const twelve = Array.from({ length: 12 }, (_, at) => addition(at % 2 === 0 ? 'carbonara' : 'garlic-bread'))
  expect(await send(token, ben, ...twelve, addition('carbonara'))).toMatchObject({ code: 'CONTENT_INVALID' })
  await add(token, ben, ...twelve)
  expect(await send(token, ben, addition('carbonara'))).toMatchObject({ code: 'GROUP_LINES_FULL' })
})

test('whoever has not joined, its host among them, adds nothing; nor does anybody to another’s', async () => {
  const [one, other] = [await begun(), await begun()]
  const ben = await joined(one.token, 'Ben')
  for (const as of [await guest(), one.host]) {
    expect(await send(one.token, as, addition('carbonara'))).toMatchObject({ code: 'GROUP_NOT_JOINED' })
  }
  expect(await send(other.token, ben, addition('carbonara'))).toMatchObject({ code: 'GROUP_NOT_JOINED' })
  expect(await send('A'.repeat(22), ben, addition('carbonara'))).toMatchObject({ code: 'GROUP_UNKNOWN' })
  expect(await send(one.token, ben)).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await gateway.call(groupLinesAdd, { token: one.token, additions: [addition('carbonara')] })).toMatchObject({
    code: 'SESSION_EXPIRED',
  })
})

test('who sends and takes out has sent sixty lines at most, and is not asked to pay for any of them', async () => {
  const { token, host } = await begun()
  const ben = await joined(token, 'Ben')
  for (let round = 0; round < 5; round++) {
    const twelve = Array.from({ length: 12 }, () => addition('carbonara'))
    await add(token, ben, ...twelve)
    for (const { lineId } of twelve) await gateway.ask(groupLineSave, { token, lineId, num: 0 }, ben)
  }
  expect(await send(token, ben, addition('carbonara'))).toMatchObject({ status: 301, code: 'GROUP_LINES_FULL' })
  expect((await gateway.ask(groupGet, { token }, host)).total).toBe(0)
})

test('a limit that is lowered under what somebody has leaves them that, and no more of it', async () => {
  const { token, host } = await begun()
  const ben = await joined(token, 'Ben')
  await add(token, ben, addition('carbonara'))
  await gateway.ask(groupSave, { token, closesAt: inMinutes(30), mostEach: 20 }, host)
  expect(await send(token, ben, addition('garlic-bread'))).toMatchObject({ code: 'GROUP_OVER_MOST' })
  expect((await gateway.ask(groupGet, { token }, ben)).mine?.total).toBe(6400)
})

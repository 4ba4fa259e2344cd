import { randomUUID } from 'node:crypto'
import { memberGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../testing/members.fixtures.ts'
import { place } from '../../../testing/orders.fixtures.ts'
import { startSupport } from '../../../testing/support.fixtures.ts'

const { gateway, support, macau, otherShop, refusal } = await startSupport()
afterAll(gateway.stop)
const member = await newMember(gateway)
const there = await place(gateway, member)
const get = (as = support) => gateway.ask(memberGet, { userId: member.userId }, as)

test('a member is shown with points, consents and last orders, masked', async () => {
  const shown = await get()
  expect(shown).toMatchObject({ member: { name: '陳***', email: 'k***@***' }, points: expect.any(Number) })
  expect(shown.consents.map(({ kind }) => kind)).toContain('privacy')
  expect(shown.orders).toMatchObject([{ orderId: there.orderId, guest: { name: '陳***' } }])
  for (const open of [member.phone, member.email, '嘉敏']) expect(JSON.stringify(shown)).not.toContain(open)
})

test('support of another brand or shop does not know the member, and sees its own orders alone', async () => {
  const content = { userId: member.userId }
  for (const as of [macau, otherShop]) expect(await refusal(memberGet, content, as)).toBe('MEMBER_UNKNOWN')
  const own = await place(gateway, member, { storeId: '3102' })
  expect((await get(otherShop)).orders.map(({ orderId }) => orderId)).toEqual([own.orderId])
  expect(await refusal(memberGet, { userId: randomUUID() })).toBe('MEMBER_UNKNOWN')
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(memberGet, {}, support)).toMatchObject({ code: 'CONTENT_INVALID' })
})

import { randomUUID } from 'node:crypto'
import { isLogin, memberDelete, memberGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../testing/members.fixtures.ts'
import { place } from '../../../testing/orders.fixtures.ts'
import { startSupport, words } from '../../../testing/support.fixtures.ts'

const { gateway, support, otherShop, audited, refusal } = await startSupport()
afterAll(gateway.stop)
const contentOf = (userId: string) => ({ userId, reason: 'byLetter', words })

test('a member who has asked for it is removed, signed out, and it is written down without who they were', async () => {
  const member = await newMember(gateway)
  expect(await gateway.ask(memberDelete, contentOf(member.userId), support)).toEqual({ ordersKept: 0 })
  expect(await gateway.call(memberGet, { userId: member.userId }, support)).toMatchObject({ code: 'MEMBER_UNKNOWN' })
  expect((await gateway.call(isLogin, {}, member)).data).not.toMatchObject({ isLogin: true })
  const written = await audited(member.userId)
  expect(written).toMatchObject([{ action: memberDelete.name, staffId: support.staffId, after: { reason: 'byLetter' } }])
  expect(JSON.stringify(written)).not.toContain(member.phone)
  expect(await refusal(memberDelete, contentOf(member.userId))).toBe('MEMBER_UNKNOWN')
})

test('nobody is removed while an order is on its way, or by support of a part of the chain', async () => {
  const member = await newMember(gateway)
  await place(gateway, member, { storeId: '3102' })
  expect(await refusal(memberDelete, contentOf(member.userId))).toBe('MEMBER_ORDERS_LIVE')
  expect(await refusal(memberDelete, contentOf(member.userId), otherShop)).toBe('MEMBER_UNKNOWN')
  expect(await audited(member.userId)).toEqual([])
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(memberDelete, { userId: randomUUID() }, support)).toMatchObject({ code: 'CONTENT_INVALID' })
})

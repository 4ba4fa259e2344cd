import { randomUUID } from 'node:crypto'
import { memberExport } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../testing/members.fixtures.ts'
import { place } from '../../../testing/orders.fixtures.ts'
import { startSupport, words } from '../../../testing/support.fixtures.ts'

const { gateway, support, otherShop, audited, refusal } = await startSupport()
afterAll(gateway.stop)
const member = await newMember(gateway)
const content = { userId: member.userId, reason: 'byLetter', words }

test('all that is kept of a member is given out, and it is written down', async () => {
  const { json, fileName } = await gateway.ask(memberExport, content, support)
  expect(fileName).toBe('harbour-2026-11-20.json')
  expect(JSON.parse(json)).toMatchObject({ profile: { phoneNo: member.phone, email: member.email } })
  expect(await audited(member.userId)).toMatchObject([
    { action: memberExport.name, staffId: support.staffId, after: { reason: 'byLetter', words } },
  ])
})

test('only support of the whole chain gives it: in it is what was ordered anywhere', async () => {
  await place(gateway, member, { storeId: '3102' })
  expect(await refusal(memberExport, content, otherShop)).toBe('MEMBER_UNKNOWN')
  expect(await refusal(memberExport, { ...content, userId: randomUUID() })).toBe('MEMBER_UNKNOWN')
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(memberExport, { ...content, reason: 'because' }, support)).toMatchObject({ code: 'CONTENT_INVALID' })
})

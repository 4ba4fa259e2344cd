import { randomUUID } from 'node:crypto'
import { dataRequestListGet, dataRequestSave, memberDelete, userDelete } from '@harbour/protocol'
import { formatDate } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { goodPassword, newMember } from '../../../testing/members.fixtures.ts'
import { startSupport, words } from '../../../testing/support.fixtures.ts'

const { gateway, support } = await startSupport()
afterAll(gateway.stop)

const today = formatDate(gateway.context.clock.now())
const asked = (userId: string, kind: 'export' | 'delete') => ({
  requestId: randomUUID(),
  userId,
  kind,
  channel: 'byLetter' as const,
  receivedOn: today,
})
const listed = async (requestId: string, as = support) =>
  (await gateway.ask(dataRequestListGet, {}, as)).requests.find((request) => request.requestId === requestId)

test('a request to be forgotten is done by the deletion, by support or by the member, and names nobody afterwards', async () => {
  const [one, other] = [await newMember(gateway), await newMember(gateway)]
  const [first, second] = [asked(one.userId, 'delete'), asked(other.userId, 'export')]
  for (const request of [first, second]) await gateway.ask(dataRequestSave, request, support)
  await gateway.ask(memberDelete, { userId: one.userId, reason: 'byLetter', words }, support)
  await gateway.ask(userDelete, { password: goodPassword }, other)
  for (const { requestId } of [first, second]) expect(await listed(requestId)).toMatchObject({ end: 'done', member: null })
})

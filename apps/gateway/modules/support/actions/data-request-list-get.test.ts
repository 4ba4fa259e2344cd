import { dataRequestSave, memberDelete, userDelete } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { goodPassword, newMember } from '../../../testing/members.fixtures.ts'
import { startDataRequests } from '../../../testing/data-requests.fixtures.ts'
import { words } from '../../../testing/support.fixtures.ts'

const { gateway, support, newRequest, listed } = await startDataRequests()
afterAll(gateway.stop)

test('a request to be forgotten is done by the deletion, by support or by the member, and names nobody afterwards', async () => {
  const [one, other] = [await newMember(gateway), await newMember(gateway)]
  const [first, second] = [newRequest(one.userId, 'delete'), newRequest(other.userId, 'export')]
  for (const request of [first, second]) await gateway.ask(dataRequestSave, request, support)
  await gateway.ask(memberDelete, { userId: one.userId, reason: 'byLetter', words }, support)
  await gateway.ask(userDelete, { password: goodPassword }, other)
  for (const { requestId } of [first, second]) expect(await listed(requestId)).toMatchObject({ end: 'done', member: null })
})

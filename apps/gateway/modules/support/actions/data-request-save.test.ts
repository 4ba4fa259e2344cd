import { randomUUID } from 'node:crypto'
import { dataRequestClose, dataRequestSave, memberExport } from '@harbour/protocol'
import { dataRequestDue } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../testing/members.fixtures.ts'
import { startDataRequests } from '../../../testing/data-requests.fixtures.ts'
import { words } from '../../../testing/support.fixtures.ts'

const { gateway, support, macau, otherShop, audited, refusal, newRequest, listed, today } = await startDataRequests()
afterAll(gateway.stop)

test('a request is noted once with its last day, and done by the export', async () => {
  const { userId } = await newMember(gateway)
  const request = newRequest(userId, 'export')
  await Promise.all([1, 2].map(() => gateway.ask(dataRequestSave, request, support)))
  expect(await audited(userId)).toMatchObject([{ action: dataRequestSave.name, staffId: support.staffId }])
  expect(await listed(request.requestId)).toMatchObject({
    dueOn: dataRequestDue(today),
    end: null,
    member: { userId, name: expect.stringContaining('***') },
  })
  await gateway.ask(memberExport, { userId, reason: 'byLetter', words }, support)
  expect(await listed(request.requestId)).toMatchObject({ end: 'done', endedBy: expect.any(String) })
})

test('who is not support of the whole chain has none; a day to come, and a member who is not there, are refused', async () => {
  const { userId } = await newMember(gateway)
  const request = newRequest(userId, 'export')
  await gateway.ask(dataRequestSave, request, support)
  for (const as of [macau, otherShop]) {
    expect(await listed(request.requestId, as)).toBeUndefined()
    expect(await refusal(dataRequestSave, newRequest(userId, 'export'), as)).toBe('MEMBER_UNKNOWN')
    expect(await refusal(dataRequestClose, { requestId: request.requestId, words }, as)).toBe('REQUEST_UNKNOWN')
  }
  expect(await refusal(dataRequestSave, { ...newRequest(userId, 'export'), receivedOn: '2099/01/01' })).toBe('PERIOD_INVALID')
  expect(await refusal(dataRequestSave, newRequest(randomUUID(), 'export'))).toBe('MEMBER_UNKNOWN')
  expect(await refusal(dataRequestSave, { ...newRequest((await newMember(gateway)).userId, 'export'), requestId: request.requestId })).toBe(
    'MEMBER_UNKNOWN',
  )
})

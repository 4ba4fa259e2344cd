import { dataRequestClose, dataRequestSave } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../testing/members.fixtures.ts'
import { startDataRequests } from '../../../testing/data-requests.fixtures.ts'
import { words } from '../../../testing/support.fixtures.ts'

const { gateway, support, audited, refusal, newRequest } = await startDataRequests()
afterAll(gateway.stop)

test('one that is taken back is closed, once, with the reason', async () => {
  const { userId } = await newMember(gateway)
  const { requestId, ...request } = newRequest(userId, 'delete')
  await gateway.ask(dataRequestSave, { requestId, ...request }, support)
  expect(await gateway.ask(dataRequestClose, { requestId, words }, support)).toMatchObject({ end: 'closed' })
  expect(await audited(userId)).toMatchObject([{ action: dataRequestClose.name, after: { words } }, {}])
  expect(await refusal(dataRequestClose, { requestId, words })).toBe('REQUEST_UNKNOWN')
})

import { randomUUID } from 'node:crypto'
import { dataRequestClose, dataRequestSave } from '@harbour/protocol'
import { formatDate } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../testing/members.fixtures.ts'
import { startSupport, words } from '../../../testing/support.fixtures.ts'

const { gateway, support, audited, refusal } = await startSupport()
afterAll(gateway.stop)

const today = formatDate(gateway.context.clock.now())
const asked = (userId: string, kind: 'export' | 'delete') => ({
  requestId: randomUUID(),
  userId,
  kind,
  channel: 'byLetter' as const,
  receivedOn: today,
})

test('one that is taken back is closed, once, with the reason', async () => {
  const { userId } = await newMember(gateway)
  const { requestId, ...request } = asked(userId, 'delete')
  await gateway.ask(dataRequestSave, { requestId, ...request }, support)
  expect(await gateway.ask(dataRequestClose, { requestId, words }, support)).toMatchObject({ end: 'closed' })
  expect(await audited(userId)).toMatchObject([{ action: dataRequestClose.name, after: { words } }, {}])
  expect(await refusal(dataRequestClose, { requestId, words })).toBe('REQUEST_UNKNOWN')
})

import { randomUUID } from 'node:crypto'
import { dataRequestListGet } from '@harbour/protocol'
import { formatDate } from '@harbour/rules'
import { startSupport } from './support.fixtures.ts'

/** The people of support, and members' requests about their data: a new one by letter, received today, and how one stands in the list. */
export async function startDataRequests() {
  const started = await startSupport()
  const { gateway, support } = started
  const today = formatDate(gateway.context.clock.now())
  return {
    ...started,
    today,
    newRequest: (userId: string, kind: 'export' | 'delete') => ({
      requestId: randomUUID(),
      userId,
      kind,
      channel: 'byLetter' as const,
      receivedOn: today,
    }),
    listed: async (requestId: string, as = support) =>
      (await gateway.ask(dataRequestListGet, {}, as)).requests.find((request) => request.requestId === requestId),
  }
}

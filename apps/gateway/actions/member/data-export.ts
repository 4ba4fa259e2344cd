import { dataExport } from '@harbour/protocol'
import { formatDate } from '@harbour/rules'
import { handle, refuseAtDoor } from '../../handle.ts'
import { everythingOf } from '../../members/everything.ts'

export const dataExportAction = handle(dataExport, async (_content, call) => {
  const retryAfter = await call.limits.exported(call.caller.userId)
  if (retryAfter !== undefined) throw refuseAtDoor('TOO_MANY_REQUESTS', { retryAfter })
  return {
    fileName: `harbour-${formatDate(call.clock.now()).replaceAll('/', '-')}.json`,
    json: JSON.stringify(await everythingOf(call.caller.userId, call), null, 2),
  }
})

import { dataExport } from '@harbour/protocol'
import { formatDate } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuseCommon } from '../../../../platform/handle.ts'
import { dataExportOf } from '../data-export.ts'

export const dataExportAction = handle(dataExport, async (_content, call) => {
  const retryAfter = await call.limits.exported(call.caller.userId)
  if (retryAfter !== undefined) throw refuseCommon('TOO_MANY_REQUESTS', { retryAfter })
  return {
    fileName: `harbour-${formatDate(call.clock.now()).replaceAll('/', '-')}.json`,
    json: JSON.stringify(await dataExportOf(call.caller.userId, call), null, 2),
  }
})

import { memberExport } from '@harbour/protocol'
import { formatDate } from '@harbour/rules'
import { refuse, refuseCommon } from '../../../platform/handle.ts'
import { dataExportOf } from '../../members/profile/data-export.ts'
import { handle } from '../deps.ts'
import { fullAccessMember } from '../full-access-member.ts'

/** It is written down before it is given: nobody has somebody's data without a trace. */
export const memberExportAction = handle(memberExport, async ({ userId, reason, words }, call) => {
  const member = await fullAccessMember(userId, call)
  if (!member) throw refuse(memberExport, 'MEMBER_UNKNOWN')
  const retryAfter = await call.limits.exported(`by staff ${call.caller.staffId}`)
  if (retryAfter !== undefined) throw refuseCommon('TOO_MANY_REQUESTS', { retryAfter })
  const json = JSON.stringify(await dataExportOf(member.userId, call), null, 2)
  const done = { action: memberExport.name, subject: member.userId, after: { reason, words } }
  await call.db.transaction(async (rows) => {
    await call.audit.write(rows, done, call)
    const ending = { staffId: call.caller.staffId, at: call.clock.now() }
    await call.dataRequests.done(rows, { ...ending, userId: member.userId, kind: 'export' })
  })
  return { fileName: `harbour-${formatDate(call.clock.now()).replaceAll('/', '-')}.json`, json }
})

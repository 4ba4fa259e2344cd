import { dataRequestClose } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { hasFullMemberAccess, shownRequest } from '../data-request.ts'
import { handle } from '../deps.ts'

export const dataRequestCloseAction = handle(dataRequestClose, ({ requestId, words }, call) =>
  call.db.transaction(async (rows) => {
    const { staffId, grants } = call.caller
    const closed = hasFullMemberAccess(grants) && (await call.dataRequests.close(rows, { requestId, staffId, at: call.clock.now() }))
    const request = closed ? await call.dataRequests.find(rows, requestId) : undefined
    if (!request) throw refuse(dataRequestClose, 'REQUEST_UNKNOWN')
    const done = { action: dataRequestClose.name, subject: request.userId ?? requestId, after: { requestId, kind: request.kind, words } }
    await call.audit.write(rows, done, call)
    return shownRequest(request)
  }),
)

import { cataloguePublishWithdraw } from '@harbour/protocol'
import { refuse } from '../../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { isClosed, namedVersion } from '../open-draft.ts'
import { lockCatalogue, withdrawRequest } from '../version-store.ts'
import { versionNow } from '../wire-version.ts'

export const cataloguePublishWithdrawAction = handle(cataloguePublishWithdraw, ({ versionNo, revision }, call) =>
  call.db.transaction(async (rows) => {
    await lockCatalogue(rows)
    const version = await namedVersion(rows, versionNo)
    const { state, publishAt, askedName } = version
    if (version.askedAt === null || isClosed(version)) throw refuse(cataloguePublishWithdraw, 'REQUEST_UNKNOWN')
    if (!(await withdrawRequest(rows, { versionNo, revision }))) throw refuse(cataloguePublishWithdraw, 'VERSION_CHANGED')
    const done = { action: cataloguePublishWithdraw.name, subject: String(versionNo) }
    await call.audit.write(rows, { ...done, before: { state, publishAt, askedBy: askedName }, after: { state: 'draft' } }, call)
    return versionNow(rows, versionNo)
  }),
)

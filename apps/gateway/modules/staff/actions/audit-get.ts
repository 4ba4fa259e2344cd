import { auditGet } from '@harbour/protocol'
import { handle } from '../deps.ts'

export const auditGetAction = handle(auditGet, async (search, { caller, audit }) => ({
  entries: await audit.search({ ...search, grants: caller.grants }),
}))

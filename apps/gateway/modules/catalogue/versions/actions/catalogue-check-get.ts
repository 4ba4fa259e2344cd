import { catalogueCheckGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { keptVersion } from '../open-draft.ts'
import { prepareVersion } from '../publish-version.ts'
import { wireObstacles } from '../wire-version.ts'

export const catalogueCheckGetAction = handle(catalogueCheckGet, async ({ versionNo }, call) => {
  const { revision } = await keptVersion(call.db.rows, versionNo)
  return { revision, ...wireObstacles(await prepareVersion(versionNo, false, call)) }
})

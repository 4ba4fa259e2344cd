import { catalogueVersionListGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { listVersions } from '../version-store.ts'
import { wireVersion } from '../wire-version.ts'

export const catalogueVersionListGetAction = handle(catalogueVersionListGet, async ({ olderThan }, { db }) => ({
  versions: (await listVersions(db.rows, olderThan)).map(wireVersion),
}))

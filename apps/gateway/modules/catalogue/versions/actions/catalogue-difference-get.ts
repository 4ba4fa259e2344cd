import { catalogueDifferenceGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { compareVersions } from '../compare-versions.ts'
import { basketEffects } from '../basket-effect.ts'
import { keptVersion } from '../open-draft.ts'

export const catalogueDifferenceGetAction = handle(catalogueDifferenceGet, async ({ from, to }, { db }) => {
  for (const versionNo of [from, to]) await keptVersion(db.rows, versionNo)
  const { total, records, products } = await compareVersions(db.rows, { from, to })
  return { total, records, baskets: await basketEffects(db.rows, products) }
})

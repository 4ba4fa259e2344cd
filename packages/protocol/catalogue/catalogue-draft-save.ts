import * as v from 'valibot'
import { action } from '../action.ts'
import { CatalogueVersion, VersionNo, VersionNote } from './catalogue-version.ts'

/** Begins a draft on what is live (`versionNo` null), or gives one another note. */
export const catalogueDraftSave = action('candao.catalogue.catalogueDraftSave', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.market',
  content: { versionNo: v.nullable(VersionNo), note: VersionNote },
  data: v.object({ version: CatalogueVersion }),
  refusals: ['VERSION_UNKNOWN', 'VERSION_CLOSED'],
})

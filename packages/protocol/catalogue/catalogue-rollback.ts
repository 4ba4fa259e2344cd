import * as v from 'valibot'
import { action } from '../action.ts'
import { text } from '../units.ts'
import { CatalogueVersion, VersionNo } from './catalogue-version.ts'

/** Makes a version that was live before live again, at one person's word: what is wrong is taken back at once, and asked about later. */
export const catalogueRollback = action('candao.catalogue.catalogueRollback', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.publish',
  content: { versionNo: VersionNo, reason: v.pipe(text(200), v.minLength(1)) },
  data: v.object({ version: CatalogueVersion }),
  refusals: ['VERSION_UNKNOWN', 'VERSION_CLOSED', 'VERSION_LOST', 'VERSION_FAULTY'],
})

import * as v from 'valibot'
import { action } from '../action.ts'
import { text } from '../units.ts'
import { CatalogueVersion, VersionNo } from './catalogue-version.ts'

/**
 * Makes a version that was live before live again, at one person's word: what is wrong is taken back at once, and asked about later.
 * `liveNo` is the version that is live as the caller sees it: another that was published meanwhile is not taken back unseen.
 */
export const catalogueRollback = action('candao.catalogue.catalogueRollback', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.publish',
  content: { versionNo: VersionNo, liveNo: VersionNo, reason: v.pipe(text(200), v.minLength(1)) },
  data: v.object({ version: CatalogueVersion }),
  refusals: ['VERSION_UNKNOWN', 'VERSION_CLOSED', 'VERSION_CHANGED', 'VERSION_LOST', 'VERSION_FAULTY'],
})

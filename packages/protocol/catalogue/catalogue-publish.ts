import * as v from 'valibot'
import { action } from '../action.ts'
import { Moment } from '../units.ts'
import { CatalogueVersion, Revision, VersionNo } from './catalogue-version.ts'

/**
 * Asks for a draft to be published, at once or at a moment. Somebody else has to approve it (`cataloguePublishDecide`), unless the chain has set that one person may.
 * One with faults or conflicts is refused with all of them.
 */
export const cataloguePublish = action('candao.catalogue.cataloguePublish', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.publish',
  content: { versionNo: VersionNo, revision: Revision, publishAt: v.nullable(Moment) },
  data: v.object({ version: CatalogueVersion }),
  refusals: ['VERSION_UNKNOWN', 'VERSION_CLOSED', 'VERSION_CHANGED', 'VERSION_EMPTY', 'VERSION_FAULTY', 'MOMENT_PASSED'],
})

import * as v from 'valibot'
import { action } from '../action.ts'
import { CatalogueVersion, Revision, VersionNo } from './catalogue-version.ts'

/** Approves or turns down what somebody else has asked to publish: approved it is live, or waits for its moment. */
export const cataloguePublishDecide = action('candao.catalogue.cataloguePublishDecide', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.publish',
  content: { versionNo: VersionNo, revision: Revision, approve: v.boolean() },
  data: v.object({ version: CatalogueVersion }),
  refusals: ['VERSION_UNKNOWN', 'VERSION_CHANGED', 'VERSION_FAULTY', 'REQUEST_UNKNOWN', 'REQUEST_OWN'],
})

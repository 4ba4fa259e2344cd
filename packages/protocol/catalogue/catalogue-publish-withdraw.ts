import * as v from 'valibot'
import { action } from '../action.ts'
import { CatalogueVersion, Revision, VersionNo } from './catalogue-version.ts'

/** Takes back that a version was asked for or scheduled: it is a draft again. */
export const cataloguePublishWithdraw = action('candao.catalogue.cataloguePublishWithdraw', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.publish',
  content: { versionNo: VersionNo, revision: Revision },
  data: v.object({ version: CatalogueVersion }),
  refusals: ['VERSION_UNKNOWN', 'VERSION_CHANGED', 'REQUEST_UNKNOWN'],
})

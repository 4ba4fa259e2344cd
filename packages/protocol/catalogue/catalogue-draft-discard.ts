import * as v from 'valibot'
import { action } from '../action.ts'
import { VersionNo } from './catalogue-version.ts'

/** Throws a draft away, with all that it changes. */
export const catalogueDraftDiscard = action('candao.catalogue.catalogueDraftDiscard', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.market',
  content: { versionNo: VersionNo },
  data: v.object({}),
  refusals: ['VERSION_UNKNOWN', 'VERSION_CLOSED'],
})

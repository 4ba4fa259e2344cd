import * as v from 'valibot'
import { action } from '../action.ts'
import { Revision, VersionNo } from './catalogue-version.ts'

/**
 * Throws a draft away, with all that it changes, as the caller has seen it. One that was asked for is thrown away by who may publish; one that changes more than
 * offers, coupons and news by who keeps the menu.
 */
export const catalogueDraftDiscard = action('candao.catalogue.catalogueDraftDiscard', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.market',
  content: { versionNo: VersionNo, revision: Revision },
  data: v.object({}),
  refusals: ['VERSION_UNKNOWN', 'VERSION_CLOSED', 'VERSION_CHANGED'],
})

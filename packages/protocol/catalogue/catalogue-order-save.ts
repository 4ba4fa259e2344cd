import * as v from 'valibot'
import { action } from '../action.ts'
import { CatalogueKind, RecordId, Revision, VersionNo } from './catalogue-version.ts'

/** Puts records of a kind in an order, in a draft: those named come first, as they are named, then all others as they were. */
export const catalogueOrderSave = action('candao.catalogue.catalogueOrderSave', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.market',
  content: { versionNo: VersionNo, kind: CatalogueKind, ids: v.pipe(v.array(RecordId), v.minLength(1), v.maxLength(5000)) },
  data: v.object({ revision: Revision }),
  refusals: ['VERSION_UNKNOWN', 'VERSION_CLOSED', 'RECORD_UNKNOWN'],
})

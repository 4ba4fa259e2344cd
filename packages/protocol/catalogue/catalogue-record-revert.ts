import * as v from 'valibot'
import { action } from '../action.ts'
import { CatalogueKind, RecordHash, RecordId, Revision, VersionNo } from './catalogue-version.ts'

/** Takes back what a draft changes of a record, as the caller has seen it there (`seen`, null where it is taken away): it is as it is live. */
export const catalogueRecordRevert = action('candao.catalogue.catalogueRecordRevert', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.market',
  content: { versionNo: VersionNo, kind: CatalogueKind, id: RecordId, seen: v.nullable(RecordHash) },
  data: v.object({ revision: Revision }),
  refusals: ['VERSION_UNKNOWN', 'VERSION_CLOSED', 'RECORD_UNKNOWN', 'RECORD_CHANGED'],
})

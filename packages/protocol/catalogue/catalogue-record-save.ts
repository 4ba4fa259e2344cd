import * as v from 'valibot'
import { action } from '../action.ts'
import { CatalogueKind, CatalogueRecord, RecordHash, RecordId, Revision, VersionNo } from './catalogue-version.ts'

/**
 * Writes a record into a draft, or takes it away (`record` null). `seen` and `seenLive` are the hashes of the record as the caller saw it in the draft and live, null
 * where there was none: where it is another by now nothing is written, and the refusal's data has both as they are. Who keeps offers, coupons and news
 * writes those alone. A record with faults is refused with all of them, by field.
 */
export const catalogueRecordSave = action('candao.catalogue.catalogueRecordSave', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.market',
  content: {
    versionNo: VersionNo,
    kind: CatalogueKind,
    id: RecordId,
    seen: v.nullable(RecordHash),
    seenLive: v.nullable(RecordHash),
    record: v.nullable(CatalogueRecord),
  },
  data: v.object({ hash: v.nullable(RecordHash), revision: Revision }),
  refusals: ['VERSION_UNKNOWN', 'VERSION_CLOSED', 'RECORD_CHANGED', 'RECORD_FAULTY'],
})

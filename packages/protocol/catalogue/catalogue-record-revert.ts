import * as v from 'valibot'
import { action } from '../action.ts'
import { CatalogueKind, RecordId, Revision, VersionNo } from './catalogue-version.ts'

/** Takes back what a draft changes of a record: it is as it is live. */
export const catalogueRecordRevert = action('candao.catalogue.catalogueRecordRevert', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.market',
  content: { versionNo: VersionNo, kind: CatalogueKind, id: RecordId },
  data: v.object({ revision: Revision }),
  refusals: ['VERSION_UNKNOWN', 'VERSION_CLOSED', 'RECORD_UNKNOWN'],
})

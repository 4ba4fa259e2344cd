import * as v from 'valibot'
import { action } from '../action.ts'
import { Moment, Text } from '../units.ts'
import { CatalogueKind, CatalogueRecord, RecordHash, RecordId, VersionNo } from './catalogue-version.ts'

/** A record as one has it who looks at it, null where there is none. */
export const HeldRecord = v.nullable(v.object({ hash: RecordHash, record: CatalogueRecord }))

/** A record as a version has it, and as it is live. `conflict`: the draft changes what has been published otherwise since. */
export const catalogueRecordGet = action('candao.catalogue.catalogueRecordGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.read',
  content: { versionNo: VersionNo, kind: CatalogueKind, id: RecordId },
  data: v.object({
    held: HeldRecord,
    live: HeldRecord,
    conflict: v.boolean(),
    changedBy: v.nullable(Text),
    changedAt: v.nullable(Moment),
  }),
  refusals: ['VERSION_UNKNOWN', 'VERSION_LOST', 'RECORD_UNKNOWN'],
})

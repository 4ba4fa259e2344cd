import * as v from 'valibot'
import { action } from '../action.ts'
import { text } from '../units.ts'
import { CatalogueKind, CatalogueRecord, RecordHash, RecordId, VersionNo } from './catalogue-version.ts'

/**
 * The records of a kind in a version, in their order, 100 at a time: those whose JSON has the words of `search` in it, where it is given. `from` goes on at that
 * place among them. `changed`: the draft changes it.
 */
export const catalogueRecordListGet = action('candao.catalogue.catalogueRecordListGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.read',
  content: {
    versionNo: VersionNo,
    kind: CatalogueKind,
    search: v.optional(text(60)),
    from: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
  },
  data: v.object({
    total: v.pipe(v.number(), v.safeInteger()),
    records: v.array(v.object({ id: RecordId, hash: RecordHash, changed: v.boolean(), record: CatalogueRecord })),
  }),
  refusals: ['VERSION_UNKNOWN', 'VERSION_LOST'],
})

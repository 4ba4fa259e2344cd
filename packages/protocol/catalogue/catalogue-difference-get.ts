import * as v from 'valibot'
import { action } from '../action.ts'
import { BasketEffect, CatalogueKind, ChangedField, RecordHash, RecordId, VersionNo } from './catalogue-version.ts'

/**
 * The records in which two versions differ, field by field, 500 records at most; `total` counts all of them. One that comes or goes differs in each field that it has. `moved`: only its place is another. `hash`: the record in the second, null where it
 * is not there.
 * `largeMoves` counts among all of them the prices that move by more than a fifth, and has the ids of the first 100 records with such. `baskets` says of each brand what its last orders would cost on average with the prices
 * of the second.
 */
export const catalogueDifferenceGet = action('candao.catalogue.catalogueDifferenceGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.read',
  content: { from: VersionNo, to: VersionNo },
  data: v.object({
    total: v.pipe(v.number(), v.safeInteger()),
    records: v.array(
      v.object({
        kind: CatalogueKind,
        id: RecordId,
        hash: v.nullable(RecordHash),
        change: v.picklist(['added', 'removed', 'changed', 'moved']),
        fields: v.array(ChangedField),
      }),
    ),
    largeMoves: v.object({ total: v.pipe(v.number(), v.safeInteger()), ids: v.array(RecordId) }),
    baskets: v.array(BasketEffect),
  }),
  refusals: ['VERSION_UNKNOWN', 'VERSION_LOST'],
})

import * as v from 'valibot'
import { action } from '../action.ts'
import { Csv } from '../reports/report.ts'
import { Guid } from '../units.ts'

/** The codes of a batch as CSV, each with whether it is free, typed or used. Who has them can use them: it is written down who took them along. */
export const promoCodesExport = action('candao.offer.promoCodesExport', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.market',
  stepUp: true,
  content: { batchId: Guid },
  data: v.object({ csv: Csv }),
  refusals: ['BATCH_UNKNOWN'],
})

import * as v from 'valibot'
import { action } from '../action.ts'
import { Text, text } from '../units.ts'
import { Whole } from '../reports/report.ts'
import { Counted, SettlementFile, SettlementProvider } from './settlement.ts'

/**
 * Brings in a provider's settlement file, CSV as the provider publishes it, for the envelope's brand: its lines in the brand's currency are kept, each once however
 * many files have it, and laid beside the payments and refunds of the ledger. What differs becomes a case, what a later file brings settles its case. A file that
 * was brought in before changes nothing, and is answered by `again`. One that cannot be read is refused whole, with its faults by line.
 */
export const settlementImport = action('candao.settlement.settlementImport', {
  gateway: 'Upload',
  caller: 'staff',
  needs: 'ledger.read',
  content: { provider: SettlementProvider, name: text(200), csv: Text },
  data: v.object({
    file: SettlementFile,
    again: v.boolean(),
    matched: Counted,
    differing: Counted,
    oursOnly: Counted,
    theirsOnly: Counted,
    settled: Whole,
  }),
  refusals: ['IMPORT_FAULTY', 'BRAND_NOT_WHOLE'],
})

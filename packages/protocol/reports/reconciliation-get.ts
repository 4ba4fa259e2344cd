import * as v from 'valibot'
import { action } from '../action.ts'
import { Csv, ofShops, Sum, Whole } from './report.ts'
import { LedgerAccount } from './ledger-get.ts'

const sum = v.object({ count: Whole, amount: Sum })

/**
 * The books as they stand by themselves, without those of the providers, which `npm run reconcile` lays beside them: money that is held and not taken yet, that is
 * to go back, on its way back, or for a person to give back; what stands on accounts that are to come to nothing; and bookings of the last 40 days that do not add up.
 */
export const reconciliationGet = action('candao.report.reconciliationGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'ledger.read',
  content: ofShops,
  data: v.object({
    inTransit: v.object({ held: sum, toGoBack: sum, goingBack: sum, byHand: sum }),
    accounts: v.array(v.object({ account: LedgerAccount, amount: Sum })),
    unexplained: v.object({ bookings: Whole, amount: Sum }),
    csv: Csv,
  }),
  refusals: ['STORE_UNKNOWN'],
})

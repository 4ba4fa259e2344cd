import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, Moment, OrderId, StoreId, text, Text } from '../units.ts'
import { Csv, Day, mayBeLate, ofShops, Sum, Whole } from './report.ts'

/** The accounts of the ledger, as `rules` names them. */
export const LedgerAccount = v.picklist([
  'provider',
  'till',
  'sales',
  'rounding',
  'refunds',
  'owed',
  'quarantine',
  'office',
  'kept',
  'short',
])

const LineNo = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const LedgerLine = v.object({
  lineNo: LineNo,
  bookingId: Guid,
  orderId: OrderId,
  orderNo: Text,
  storeId: StoreId,
  account: LedgerAccount,
  amount: Sum,
  at: Moment,
  paymentId: v.nullable(Guid),
  refundId: v.nullable(Guid),
})

/**
 * The ledger of a day, 100 lines at a time in the order in which they were written, of all accounts or one. `after` goes on after the line of that number; `more`
 * says that there are others. `find` narrows the lines to orders whose number holds it, or to the line of that number. `accounts` are the sums of the whole day, what
 * was added to each (`debit`) and what was taken from it (`credit`, a positive sum) apart. `wholeDay`: the CSV has all lines that fit, not only those of this answer.
 */
export const ledgerGet = action('candao.report.ledgerGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'ledger.read',
  content: {
    ...ofShops,
    day: Day,
    account: v.optional(LedgerAccount),
    find: v.optional(text(40)),
    after: v.optional(LineNo),
    wholeDay: v.optional(v.boolean()),
  },
  data: v.object({
    lines: v.array(LedgerLine),
    more: v.boolean(),
    accounts: v.array(v.object({ account: LedgerAccount, lines: Whole, amount: Sum, debit: Sum, credit: Sum })),
    csv: Csv,
    ...mayBeLate,
  }),
  refusals: ['STORE_UNKNOWN', 'PERIOD_INVALID'],
})

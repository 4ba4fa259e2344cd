import { cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { bothSides, ledgerRows, type LedgerLine } from './ledger-rows.ts'

const line = (lineNo: number, bookingId: string): LedgerLine => ({
  lineNo,
  bookingId,
  orderId: 'an order',
  orderNo: 'HB 2611 0001',
  storeId: '3101',
  account: 'till',
  amount: cents(100),
  at: 0,
  paymentId: null,
  refundId: null,
})

test('the first line of a booking leads it, also on a page that begins in its midst', () => {
  const rows = ledgerRows([line(2, 'a'), line(3, 'a'), line(4, 'b'), line(5, 'c')])
  expect(rows.map(({ leads }) => leads)).toEqual([true, false, true, true])
})

test('both sides are the sums of all accounts', () => {
  const accounts = [
    { debit: 8900, credit: 0, lines: 1 },
    { debit: 0, credit: 8900, lines: 1 },
  ]
  expect(bothSides(accounts)).toEqual({ debit: 8900, credit: 8900, lines: 2 })
  expect(bothSides([])).toEqual({ debit: 0, credit: 0, lines: 0 })
})

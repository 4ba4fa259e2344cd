import { Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { exactTimeOfDay } from '../../../lib/format.ts'
import { exactMoney } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import type { Column } from '../../ui/table/columns.ts'
import { Pill } from '../../ui/Pill.tsx'
import { accountWords } from './account-words.ts'
import type { LedgerRow } from './ledger-rows.ts'

/** The columns of the ledger; orders lead to their own pages for whoever may open those. */
export const ledgerColumns = (mayOpen: boolean): Column<LedgerRow>[] => [
  { key: 'time', head: m.finance_time(), cell: ({ at, leads }) => leads && exactTimeOfDay(at) },
  { key: 'entry', head: m.finance_entry(), cell: ({ lineNo }) => <span className="flg__no">{lineNo}</span> },
  { key: 'order', head: m.finance_order(), cell: (row) => row.leads && <OrderOf row={row} mayOpen={mayOpen} /> },
  { key: 'account', head: m.finance_account(), cell: (row) => <AccountOf row={row} /> },
  { key: 'debit', head: m.finance_debit(), right: true, cell: ({ amount }) => amount > 0 && exactMoney(amount) },
  { key: 'credit', head: m.finance_credit(), right: true, cell: ({ amount }) => amount < 0 && exactMoney(Math.abs(amount)) },
]

function OrderOf({ row: { orderId, orderNo }, mayOpen }: { row: LedgerRow; mayOpen: boolean }) {
  return mayOpen ? <Link to={paths.order(orderId)}>{orderNo}</Link> : orderNo
}

function AccountOf({ row: { account, leads, refundId } }: { row: LedgerRow }) {
  return (
    <span className={leads ? 'flg__lead' : 'flg__with'}>
      {accountWords(account)}{' '}
      {leads && refundId !== null && (
        <Pill look="info" icon={Undo2}>
          {m.finance_refund()}
        </Pill>
      )}
    </span>
  )
}

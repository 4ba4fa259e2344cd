import { CircleCheck, TriangleAlert } from 'lucide-react'
import { exactMoney, money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Kpi } from '../../ui/Kpi.tsx'
import { Pill } from '../../ui/Pill.tsx'
import type { AccountSums } from './account-words.ts'
import { bothSides } from './ledger-rows.ts'

/** Both sides of a day's books, that they are equal, and what providers took of it. */
export function LedgerSums({ accounts }: { accounts: readonly AccountSums[] }) {
  const { debit, credit, lines } = bothSides(accounts)
  const counted = m.finance_lines({ count: lines })
  const provider = accounts.find(({ account }) => account === 'provider')?.amount ?? 0
  const even = debit === credit
  return (
    <div className="kpis">
      <Kpi label={m.finance_debits()} value={`$${exactMoney(debit)}`} note={counted} />
      <Kpi label={m.finance_credits()} value={`$${exactMoney(credit)}`} note={counted} />
      <Kpi
        label={m.finance_difference()}
        value={money(debit - credit)}
        note={
          <Pill look={even ? 'ok' : 'err'} icon={even ? CircleCheck : TriangleAlert}>
            {even ? m.finance_balanced() : m.finance_not_balanced()}
          </Pill>
        }
      />
      <Kpi label={m.finance_at_providers()} value={money(provider)} note={m.finance_at_providers_say()} />
    </div>
  )
}

import { reconciliationGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Callout } from '../../ui/Callout.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Kpi } from '../../ui/Kpi.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { accountWords } from '../ledger/account-words.ts'

/** The ledger as it stands by itself now: money on its way, accounts that are to come to nothing, and bookings that do not add up. */
export function BooksStanding() {
  const { data, error, refetch } = useQuery(query(reconciliationGet, {}))
  if (!data) return error ? <ErrorNote error={error} onRetry={refetch} /> : <Loading />
  const { inTransit, accounts, unexplained } = data
  const orders = (count: number) => m.finance_orders({ count })
  return (
    <>
      <Callout look={unexplained.bookings === 0 ? 'ok' : 'err'}>
        {unexplained.bookings === 0
          ? m.finance_books_even()
          : m.finance_books_crooked({ count: unexplained.bookings, amount: money(unexplained.amount) })}
      </Callout>
      <div className="kpis">
        <Kpi label={m.finance_held()} value={money(inTransit.held.amount)} note={orders(inTransit.held.count)} />
        <Kpi label={m.finance_to_go_back()} value={money(inTransit.toGoBack.amount)} note={orders(inTransit.toGoBack.count)} />
        <Kpi label={m.finance_going_back()} value={money(inTransit.goingBack.amount)} note={orders(inTransit.goingBack.count)} />
        <Kpi label={m.finance_by_hand()} value={money(inTransit.byHand.amount)} note={orders(inTransit.byHand.count)} />
      </div>
      <Panel bare title={m.finance_unplaced()} sub={m.finance_unplaced_sub()}>
        {accounts.length === 0 ? (
          <p className="tbempty">{m.finance_unplaced_none()}</p>
        ) : (
          <table className="tb" aria-label={m.finance_unplaced()}>
            <tbody>
              {accounts.map(({ account, amount }) => (
                <tr key={account}>
                  <th scope="row">{accountWords(account)}</th>
                  <td className="rt">{money(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Panel>
    </>
  )
}

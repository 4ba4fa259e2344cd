import { CircleCheck, Clock } from 'lucide-react'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Pill } from '../../ui/Pill.tsx'
import type { SettlementAnswer } from './case-words.ts'

/** Everything that explains itself: what waits for the next file, rounding, fees and payouts. */
export function ByRule({ answer: { waiting, rounding, fees, payouts } }: { answer: SettlementAnswer }) {
  return (
    <>
      <h3 className="rcl__h">{m.finance_by_rule()}</h3>
      <table className="tb" aria-label={m.finance_by_rule()}>
        <tbody>
          <tr>
            <td>
              <Pill look={waiting.count > 0 ? 'warn' : 'ok'} icon={waiting.count > 0 ? Clock : CircleCheck}>
                {m.finance_next_file()}
              </Pill>
            </td>
            <td>{m.finance_next_file_say({ count: waiting.count })}</td>
            <td className="rt">{money(waiting.amount)}</td>
          </tr>
          <Rule name={m.finance_rounding()} say={m.finance_rounding_say()} amount={rounding} />
          <Rule name={m.finance_fees()} say={m.finance_fees_say()} amount={0 - fees} />
          <Rule name={m.finance_payouts()} say={m.finance_payouts_say()} amount={payouts} />
        </tbody>
      </table>
    </>
  )
}

function Rule({ name, say, amount }: { name: string; say: string; amount: number }) {
  return (
    <tr>
      <td>
        <Pill look="ok" icon={CircleCheck}>
          {name}
        </Pill>
      </td>
      <td>{say}</td>
      <td className="rt">{money(amount)}</td>
    </tr>
  )
}

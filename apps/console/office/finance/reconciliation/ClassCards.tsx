import { CircleCheck } from 'lucide-react'
import { classes } from '../../../lib/classes.ts'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { classLooks, type CaseClass, type SettlementAnswer } from './case-words.ts'

type ClassCardsProps = { answer: SettlementAnswer; wanted: CaseClass | undefined; onChoose: (wanted: CaseClass | undefined) => void }

const order: readonly CaseClass[] = ['differing', 'oursOnly', 'theirsOnly']

/** The four classes with their numbers and sums: a class of differences narrows the inbox. */
export function ClassCards({ answer, wanted, onChoose }: ClassCardsProps) {
  const { matched } = answer
  return (
    <div className="rcl__cards">
      <div className="rcl__card rcl__card--ok">
        <i>
          <Icon of={CircleCheck} size={20} />
        </i>
        <span>
          <b>{matched.count.toLocaleString('en-US')}</b>
          <span>{m.finance_class_matched()}</span>
          <small>{m.finance_on_both_sides({ amount: money(matched.amount) })}</small>
        </span>
      </div>
      {order.map((each) => {
        const { words, icon, look } = classLooks[each]
        const { count, amount } = answer[each]
        return (
          <button
            key={each}
            type="button"
            aria-pressed={wanted === each}
            className={classes('rcl__card', count > 0 && `rcl__card--${look}`, wanted === each && 'is-on')}
            onClick={() => onChoose(wanted === each ? undefined : each)}
          >
            <i>
              <Icon of={icon} size={20} />
            </i>
            <span>
              <b>{count.toLocaleString('en-US')}</b>
              <span>{words()}</span>
              <small>{sayOf(each, money(amount))}</small>
            </span>
          </button>
        )
      })}
    </div>
  )
}

const sayOf = (each: CaseClass, amount: string): string =>
  ({ differing: m.finance_apart, oursOnly: m.finance_not_at_provider, theirsOnly: m.finance_not_in_ledger })[each]({ amount })

import type { OrderCard, Payment } from '@harbour/protocol'
import type { PayMethod } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { payName, payNote, payReasonWords } from '../../stores/pay-words.ts'
import { PayRow } from '../../ui/PayRow.tsx'

type WaysProps = {
  order: OrderCard
  methods: readonly PayMethod[]
  method: PayMethod | undefined
  failed: Payment | undefined
  /** The member's saved card, which the card's row pays with. */
  card: { last4: string } | undefined
  onPick: (method: PayMethod) => void
}

/** How an order can still be paid; the way that has just failed comes last and says why. */
export function Ways({ order, methods, method, failed, card, onPick }: WaysProps) {
  const sorted = methods.toSorted((a, b) => Number(a === failed?.method) - Number(b === failed?.method))
  return (
    <div role="radiogroup" aria-label={m.pay_ways_label()}>
      {sorted.map((each) => (
        <PayRow
          key={each}
          name="way"
          tile={each}
          label={payName(each, each === failed?.method ? failed.card : card)}
          note={each === failed?.method ? undefined : noteOf(each, order)}
          wrong={each === failed?.method ? payReasonWords(failed.reason) : undefined}
          disabled={each === failed?.method}
          value={each}
          checked={each === method}
          onChange={() => onPick(each)}
        />
      ))}
    </div>
  )
}

const noteOf = (method: PayMethod, order: OrderCard) =>
  payNote(method, order) ?? (method === 'alipay' || method === 'mpay' ? m.pay_note_app() : undefined)

import type { OrderCard, Payment } from '@harbour/protocol'
import { paymentTerms } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { methodOf, paymentOptionName, type PaymentOption } from '../../entities/payment/payment-choice.ts'
import { payNote } from '../../entities/payment/pay-words.ts'
import { PayRow } from '../../ui/shop/PayRow.tsx'
import { payReasonWords } from './pay-reason-words.ts'

type PaymentOptionsProps = {
  order: OrderCard
  ways: readonly PaymentOption[]
  way: PaymentOption | undefined
  /** The payment that has just failed, and the way that failed with it. */
  failed: Payment | undefined
  failedWay: PaymentOption | undefined
  /** The member's saved card, which the card's row pays with. */
  card: { last4: string } | undefined
  onPick: (way: PaymentOption) => void
}

/** The ways in which an order can still be paid; the way that has just failed comes last and says why. */
export function PaymentOptions({ order, ways, way, failed, failedWay, card, onPick }: PaymentOptionsProps) {
  const sorted = ways.toSorted((a, b) => Number(a === failedWay) - Number(b === failedWay))
  return (
    <div role="radiogroup" aria-label={m.pay_ways_label()}>
      {sorted.map((each) => (
        <PayRow
          key={each}
          name="way"
          tile={methodOf(each)}
          label={paymentOptionName(each, each === failedWay ? failed?.card : card)}
          note={each === failedWay ? undefined : noteOf(each, order)}
          wrong={each === failedWay ? payReasonWords(failed?.reason ?? null) : undefined}
          disabled={each === failedWay}
          value={each}
          checked={each === way}
          onChange={() => onPick(each)}
        />
      ))}
    </div>
  )
}

const noteOf = (way: PaymentOption, order: OrderCard) =>
  payNote(methodOf(way), order) ?? (paymentTerms(methodOf(way)).inItsApp ? m.pay_note_app() : undefined)

import type { Cents, OrderType, PayMethod } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { payName, payNote } from '../../stores/pay-words.ts'
import { Block } from '../../ui/Block.tsx'
import { PayRow } from '../../ui/PayRow.tsx'

type PayMethodsProps = {
  methods: readonly PayMethod[]
  method: PayMethod | undefined
  orderType: OrderType
  total: Cents | undefined
  /** The member's saved card, which is then what the card's row pays with. */
  card?: { last4: string } | undefined
  onPick: (method: PayMethod) => void
}

/** How this order may be paid at its shop (spec 1.20). */
export function PayMethods({ methods, method, orderType, total, card, onPick }: PayMethodsProps) {
  return (
    <Block title={m.confirm_pay()}>
      <div role="radiogroup" aria-label={m.confirm_pay()}>
        {methods.map((each) => (
          <PayRow
            key={each}
            name="method"
            tile={each}
            label={payName(each, card)}
            note={each === 'card' && card ? m.pay_note_saved() : payNote(each, { orderType, total })}
            value={each}
            checked={each === method}
            onChange={() => onPick(each)}
          />
        ))}
      </div>
    </Block>
  )
}

import { payMethods, paymentTerms, type Cents, type OrderType } from '@harbour/rules'
import { brand } from '../../../api/region.ts'
import { m } from '../../../paraglide/messages.js'
import { methodOf, paymentOptionName, type PaymentOption } from '../../../entities/payment/payment-choice.ts'
import { payNote } from '../../../entities/payment/pay-words.ts'
import { Block } from '../../../ui/frame/Block.tsx'
import { PayRow } from '../../../ui/shop/PayRow.tsx'

type PayMethodsProps = {
  ways: readonly PaymentOption[]
  way: PaymentOption | undefined
  orderType: OrderType
  total: Cents | undefined
  /** The member's saved card, which is then what the card's row pays with. */
  card?: { last4: string } | undefined
  onPick: (way: PaymentOption) => void
}

/** The ways in which this order may be paid at its shop (spec 1.20). */
export function PayMethods({ ways, way, orderType, total, card, onPick }: PayMethodsProps) {
  return (
    <Block title={m.confirm_pay()}>
      {/* What stands below stays where it is when the ways come, but where later ones are offered too. */}
      <div
        role="radiogroup"
        aria-label={m.confirm_pay()}
        style={ways.length === 0 ? { minHeight: rowHeight * usualWays().length } : undefined}
      >
        {ways.map((each) => (
          <PayRow
            key={each}
            name="method"
            tile={methodOf(each)}
            label={paymentOptionName(each, card)}
            note={each === 'card' && card ? m.pay_note_saved() : payNote(methodOf(each), { orderType, total })}
            value={each}
            checked={each === way}
            onChange={() => onPick(each)}
          />
        ))}
      </div>
    </Block>
  )
}

/** The ways that most chains offer: the later ones are only where the settings name them. */
const usualWays = () => payMethods(brand()).filter((method) => !paymentTerms(method).cameLater)

/** The least height of a way's row, in pixels. */
const rowHeight = 56

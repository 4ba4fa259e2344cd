import { formatPrice, type ProductBook } from '@harbour/rules'
import { Bike, TicketPercent } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { useCartPrice, useDeliveryTerms } from '../../stores/cart-price.ts'
import { gapWords, useSaving, useWaitingGift } from '../../stores/savings.ts'
import { GapMeter } from '../../ui/GapMeter.tsx'

/** How far the cart is from the least that is delivered to this address; once that is reached, the gift to choose, else the next saving. */
export function CartGap({ book }: { book: ProductBook | undefined }) {
  const short = useCartPrice(book)?.belowMinimum
  const terms = useDeliveryTerms()
  if (!short || !terms) return <SavingGap book={book} />
  return (
    <GapMeter className="up" words="above" icon={Bike} value={1 - short / terms.minimum}>
      {m.cart_gap_before()}
      <b>{formatPrice(short)}</b>
      {m.cart_gap_after()}
    </GapMeter>
  )
}

function SavingGap({ book }: { book: ProductBook | undefined }) {
  const saving = useSaving(book)
  const waiting = useWaitingGift(book)
  if (waiting) {
    return (
      <GapMeter className="up" words="above" tone="met" value={1}>
        {m.cart_gift_waiting({ name: waiting.name })}
      </GapMeter>
    )
  }
  if (!saving) return null
  if (saving.state === 'met') {
    return (
      <GapMeter className="up" words="above" tone="met" value={1}>
        {m.cart_saved({ off: formatPrice(saving.off) })}
      </GapMeter>
    )
  }
  const { before, after } = gapWords(saving)
  return (
    <GapMeter className="up" words="above" icon={TicketPercent} value={saving.done} href="/recomendFood">
      {before}
      <b>{formatPrice(saving.gap.money)}</b>
      {after}
    </GapMeter>
  )
}

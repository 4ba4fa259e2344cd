import { foodTotal, formatPrice, orderTypes, type ProductBook } from '@harbour/rules'
import { Bike, TicketPercent } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { useCartPrice, useDeliveryTerms } from '../../entities/cart/cart-price.ts'
import { shopOf, useOrderLocation } from '../../entities/location/order-location.ts'
import { useNetwork } from '../../lib/network.ts'
import { useGroupVisit } from '../../entities/group/group-visit.ts'
import { savingGapText, useCartSaving, type CartSaving } from '../../entities/cart/cart-savings.ts'
import { CartBar } from '../../ui/shop/CartBar.tsx'
import { GapMeter } from '../../ui/shop/GapMeter.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { paths } from '../../navigation/paths.ts'

type FloatingCartProps = { book: ProductBook | undefined; count: number; onOpen: () => void }

/**
 * The cart over the menu: what is in it, what the dishes come to, and what is still short of the zone's minimum or of the next saving. Where nothing is short, and it
 * is known where to, it leads past the cart to the confirmation, but for who adds to somebody else's group order.
 * The book is there once the whole menu is known: some of the lines alone would make a wrong amount.
 */
export function FloatingCart({ book, count, onOpen }: FloatingCartProps) {
  const price = useCartPrice(book)
  const terms = useDeliveryTerms()
  const offline = useNetwork((network) => network.offline)
  const short = price?.belowMinimum
  const saving = useCartSaving(book)
  const where = useOrderLocation()
  const placed = shopOf(where) !== null && (where.orderType !== orderTypes.delivery || where.address !== null)
  const visiting = useGroupVisit() !== null
  const onward = price && !short && placed && !visiting ? paths.checkout(where.orderType) : undefined
  const gap =
    short && terms ? (
      <GapMeter value={1 - short / terms.minimum} icon={Bike}>
        {m.menu_below_minimum({ amount: formatPrice(short) })}
      </GapMeter>
    ) : (
      <SavingStrip saving={saving} />
    )
  // A total that is less than its dishes says why, where the strip above speaks of something else.
  const off = price && price.discount > 0 && (short || saving?.state === 'near') ? m.cart_saved({ off: formatPrice(price.discount) }) : ''
  const fee = terms ? m.menu_plus_delivery({ fee: formatPrice(terms.fee) }) : ''
  return (
    <CartBar
      count={count}
      label={m.menu_cart_label({ count })}
      total={price ? formatPrice(foodTotal(price)) : <Skeleton width={56} height={22} />}
      note={[off, fee].filter(Boolean).join(' · ') || undefined}
      action={visiting ? m.menu_group_cart() : onward === undefined ? m.menu_view_cart() : m.cart_check_out()}
      onward={onward}
      offline={offline && m.cart_offline()}
      gap={gap}
      onPress={onOpen}
    />
  )
}

/** The next saving, which leads to dishes that reach it; else what is saved. */
function SavingStrip({ saving }: { saving: CartSaving | undefined }) {
  if (!saving) return null
  if (saving.state === 'met') {
    return (
      <GapMeter value={1} tone="met">
        {m.cart_saved({ off: formatPrice(saving.off) })}
      </GapMeter>
    )
  }
  const { before, after } = savingGapText(saving)
  return (
    <GapMeter value={saving.done} icon={TicketPercent} href={paths.recommended}>
      {before}
      <b>{formatPrice(saving.gap.money)}</b>
      {after}
    </GapMeter>
  )
}

import { formatPrice, type ProductBook } from '@harbour/rules'
import { Bike, TicketPercent } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { useCartPrice, useDeliveryTerms } from '../../entities/cart/cart-price.ts'
import { nearestCoupon, type NearCoupon } from '../../entities/coupon/coupon-gap.ts'
import type { Wallet } from '../../entities/coupon/wallet.ts'
import { savingGapText, useCartSaving, usePendingGift, type CartSaving } from '../../entities/cart/cart-savings.ts'
import { GapMeter } from '../../ui/shop/GapMeter.tsx'
import { showGift } from './gift/show-gift.ts'
import { paths } from '../../navigation/paths.ts'

/** The cart's way to the least that is delivered to this address; once that is reached, the gift to choose, else the next saving. */
export function CartGap({ book, wallet }: { book: ProductBook | undefined; wallet: Wallet }) {
  const short = useCartPrice(book)?.belowMinimum
  const terms = useDeliveryTerms()
  if (!short || !terms) return <SavingGap book={book} wallet={wallet} />
  return (
    <GapMeter className="up" words="above" icon={Bike} value={1 - short / terms.minimum}>
      {m.cart_gap_before()}
      <b>{formatPrice(short)}</b>
      {m.cart_gap_after()}
    </GapMeter>
  )
}

function SavingGap({ book, wallet }: { book: ProductBook | undefined; wallet: Wallet }) {
  const saving = useCartSaving(book)
  const waiting = usePendingGift(book)
  if (waiting) {
    return (
      <GapMeter className="up" words="above" tone="met" value={1} onPress={() => showGift(waiting.promotionId)}>
        {m.cart_gift_waiting({ name: waiting.name })}
      </GapMeter>
    )
  }
  const near = nearestCoupon(wallet.judged)
  if (near && isNearer(near, saving)) return <CouponGap near={near} />
  if (!saving) return null
  if (saving.state === 'met') {
    return (
      <GapMeter className="up" words="above" tone="met" value={1}>
        {m.cart_saved({ off: formatPrice(saving.off) })}
      </GapMeter>
    )
  }
  const { before, after } = savingGapText(saving)
  return (
    <GapMeter className="up" words="above" icon={TicketPercent} value={saving.done} href={paths.recommended}>
      {before}
      <b>{formatPrice(saving.gap.money)}</b>
      {after}
    </GapMeter>
  )
}

/** Tells whether less is missing for the coupon than for the promotion. */
const isNearer = ({ done }: NearCoupon, saving: CartSaving | undefined) => saving?.state !== 'near' || done > saving.done

function CouponGap({ near: { coupon, gap, done } }: { near: NearCoupon }) {
  return (
    <GapMeter className="up" words="above" icon={TicketPercent} value={done} href={`${paths.recommended}?coupon=${coupon.code}`}>
      {m.cart_saving_before()}
      <b>{'money' in gap ? formatPrice(gap.money) : m.coupon_nearest_items({ count: gap.items })}</b>
      {m.coupon_nearest({ name: coupon.name })}
    </GapMeter>
  )
}

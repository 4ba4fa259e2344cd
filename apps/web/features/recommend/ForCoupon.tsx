import type { Cents, Product, ProductBook } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { closingDishes, nearCoupon } from '../../entities/coupon/coupon-gap.ts'
import { couponGapText } from '../../entities/coupon/coupon-reasons.ts'
import { selectCoupon, useWallet } from '../../entities/coupon/wallet.ts'
import { useOrderTime } from '../../entities/location/order-time.ts'
import { useOrderLocation } from '../../entities/location/order-location.ts'
import { Button } from '../../ui/Button.tsx'
import { GapMeter } from '../../ui/shop/GapMeter.tsx'
import { Dishes } from './Dishes.tsx'

type ForCouponProps = { code: string; book: ProductBook; offered: (product: Product) => Cents }

/** The gap to a coupon, and dishes that close the gap; once it is closed the coupon is used at one tap. */
export function ForCoupon({ code, book, offered }: ForCouponProps) {
  const { orderType } = useOrderLocation()
  const now = useOrderTime()
  const { judged } = useWallet(book)
  const one = judged.find(({ coupon }) => coupon.code === code)
  if (!one) return null
  const { coupon, verdict, combines, selected } = one
  const near = nearCoupon(one)
  if (near) {
    const dishes = closingDishes(near, book, { now, orderType })
    return (
      <>
        <div className="recm__part" role="status">
          <GapMeter value={near.done} words="above">
            {coupon.name}: {couponGapText(near.gap)}
          </GapMeter>
        </div>
        <Dishes
          title={m.coupon_nearest_any({ name: coupon.name })}
          note={'money' in near.gap ? m.cart_closing_note() : undefined}
          dishes={dishes}
          {...{ book, offered }}
        />
      </>
    )
  }
  if (!verdict.usable || !combines) return null
  return (
    <div className="recm__part recm__met" role="status">
      <GapMeter value={1} words="above" tone="met">
        {selected ? `${m.coupon_applied()}: ${coupon.name}` : m.coupon_met({ name: coupon.name })}
      </GapMeter>
      {!selected && (
        <Button block variant="tint" aria-label={m.coupon_use_it({ name: coupon.name })} onClick={() => selectCoupon(coupon, book)}>
          {m.coupon_use()}
        </Button>
      )}
    </div>
  )
}

import { formatPrice, orderTypes, type Cents, type OrderPrice } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { useDeliveryTerms } from '../../entities/cart/cart-price.ts'
import { useOrderLocation } from '../../entities/location/order-location.ts'
import { couponRows, promotionRows } from '../../entities/cart/promotion-rows.ts'
import { Block } from '../../ui/frame/Block.tsx'
import { Breakdown, type BreakdownRow } from '../../ui/shop/Breakdown.tsx'

/** The order's price as far as it is known here, fees included. */
export function CartPreview({ price }: { price: OrderPrice | undefined }) {
  const { orderType } = useOrderLocation()
  const terms = useDeliveryTerms()
  if (!price) return null
  const feeRow = (label: string, fee: Cents): BreakdownRow[] => (fee > 0 ? [{ label, amount: formatPrice(fee, { decimals: 'one' }) }] : [])
  const delivery: BreakdownRow[] =
    orderType !== orderTypes.delivery
      ? []
      : [{ label: m.cart_delivery(), amount: terms ? formatPrice(price.delivery, { decimals: 'one' }) : m.cart_delivery_later() }]
  return (
    <Block>
      <Breakdown
        rows={[
          { label: m.cart_subtotal(), amount: formatPrice(price.subtotal, { decimals: 'one' }) },
          ...promotionRows(price.promotions),
          ...couponRows(price.coupons),
          ...feeRow(m.cart_boxes(), price.boxedMeal),
          ...delivery,
          ...feeRow(m.cart_cutlery(), price.cutlery),
        ]}
      />
    </Block>
  )
}

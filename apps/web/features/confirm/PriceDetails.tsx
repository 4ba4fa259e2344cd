import type { OrderType } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { Block } from '../../ui/Block.tsx'
import { Breakdown } from '../../ui/Breakdown.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { priceRows, type PriceParts } from './price-rows.ts'

/** The full price, fees included, before the guest orders. */
export function PriceDetails({ price, orderType }: { price: PriceParts | undefined; orderType: OrderType }) {
  return (
    <Block title={m.confirm_price()}>
      {price ? <Breakdown rows={priceRows(price, orderType)} /> : <Skeleton width="100%" height={150} />}
    </Block>
  )
}

import { pointsEarned } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { Block } from '../../../ui/frame/Block.tsx'
import { Breakdown } from '../../../ui/shop/Breakdown.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Checkout } from '../use-checkout.ts'
import { priceRows, type PriceParts } from './price-rows.ts'

type PriceDetailsProps = Pick<Checkout, 'where' | 'draft' | 'points' | 'asksCutlery'> & { price: PriceParts | undefined }

/** The full price, fees included, before the guest orders; and to a member what it will earn. */
export function PriceDetails({ price, where, draft, asksCutlery, points: { terms } }: PriceDetailsProps) {
  const free = { handover: draft?.handover, noCutlery: asksCutlery === 'inCart' }
  const earned = price && terms ? pointsEarned(price.total, terms) : 0
  return (
    <Block title={m.confirm_price()}>
      {price ? <Breakdown rows={priceRows(price, where.orderType, free)} /> : <Skeleton width="100%" height={150} />}
      {earned > 0 && <p className="cap ink3 cf__earn">{m.handover_earn({ points: earned })}</p>}
    </Block>
  )
}

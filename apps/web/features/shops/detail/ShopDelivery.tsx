import { formatPrice } from '@harbour/rules'
import { Fragment } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useDeliveryRange } from './delivery-range.ts'

/** The price of delivery from near to far, in words beside the ground that the map shows. Nothing for a shop that does not deliver. */
export function ShopDelivery({ storeId }: { storeId: string }) {
  const zones = useDeliveryRange(storeId)
  if (zones.length === 0) return null
  return (
    <section className="sd__part">
      <h2>{m.shops_delivery()}</h2>
      <dl className="hours">
        {zones.map(({ zoneId, fee, minimum, travelMinutes }, at) => (
          <Fragment key={zoneId}>
            <dt>
              {zones.length > 1 ? m.shops_zone({ number: at + 1, minutes: travelMinutes }) : m.shops_zone_one({ minutes: travelMinutes })}
            </dt>
            <dd>{m.shops_zone_terms({ fee: formatPrice(fee), minimum: formatPrice(minimum) })}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="sd__notes">{m.shops_zone_note()}</p>
    </section>
  )
}

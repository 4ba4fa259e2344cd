import { findDeliveryStore } from '@harbour/protocol'
import { formatPrice } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { Bike, Clock } from 'lucide-react'
import { query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { setOrderLocation, useOrderLocation } from '../../../entities/location/order-location.ts'
import { announceKeptCart } from '../../../entities/location/announce-kept-cart.ts'
import { takesOrders } from '../../../entities/shop/shop-state.ts'
import { Button } from '../../../ui/Button.tsx'
import { ShopCard } from '../../../ui/shop/ShopCard.tsx'
import { paths } from '../../../navigation/paths.ts'

/** Another shop that brings food to the same door now; else collecting it oneself. */
export function OtherDeliverer({ closed }: { closed: string }) {
  const { address, deliveryShop } = useOrderLocation()
  const { lat, lng } = address ?? { lat: 0, lng: 0 }
  const { data } = useQuery({ ...query(findDeliveryStore, { lat, lng }, { background: true, handles: 'all' }), enabled: address !== null })
  const other = data && data.store.storeId !== closed && takesOrders(data.store) ? data : undefined
  if (!other) {
    return (
      <div className="sec mopen__do">
        <Button block variant="secondary" href={address ? `${paths.shops}?near=${lat},${lng}` : paths.shops}>
          {m.menu_collect_instead()}
        </Button>
      </div>
    )
  }
  const { store, delivery } = other
  const { storeId, name } = store
  const move = () => {
    setOrderLocation({ deliveryShop: { storeId, name } })
    if (deliveryShop) announceKeptCart(deliveryShop, { storeId, name })
  }
  return (
    <section aria-label={m.menu_other_deliverer()}>
      <div className="sec-head">
        <h2>{m.menu_other_deliverer()}</h2>
      </div>
      <div className="stack">
        <ShopCard
          name={name}
          address={store.address}
          state={{ kind: 'open', word: m.menu_open() }}
          facts={[
            { icon: Clock, text: m.menu_minutes(store.quoteMinutes) },
            { icon: Bike, text: m.menu_plus_delivery({ fee: formatPrice(delivery.fee) }) },
          ]}
          actions={
            <Button variant="tint" onClick={move}>
              {m.menu_deliver_from()}
            </Button>
          }
        />
      </div>
    </section>
  )
}

import { orderTypes, type OrderType } from '@harbour/rules'
import { Bike, ShoppingBag, Utensils } from 'lucide-react'
import { Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import { lazyPart } from '../../lib/lazy-part.ts'
import { setOrderLocation, type useOrderLocation } from '../../entities/location/order-location.ts'
import { Button } from '../../ui/Button.tsx'
import { Tiles } from '../../ui/Tiles.tsx'
import { OrderLocationSummary } from './OrderLocationSummary.tsx'
import { paths } from '../../navigation/paths.ts'

// A guest who comes for the first time needs nothing of what a chosen place asks of the server.
const DeliveryPlace = lazyPart(() => import('./DeliveryPlace.tsx'), 'DeliveryPlace')
const ShopPlace = lazyPart(() => import('./ShopPlace.tsx'), 'ShopPlace')

type Where = ReturnType<typeof useOrderLocation>

/** The card that starts an order: how the guest eats, how soon, and where (spec 1.15). */
export function OrderStart({ where }: { where: Where }) {
  const { orderType, address, shop } = where
  const delivering = orderType === orderTypes.delivery
  const chosen = delivering ? address : shop
  const tiles = [
    { value: '2', label: m.home_delivery(), icon: Bike },
    { value: '1', label: m.home_takeaway(), icon: ShoppingBag },
    { value: '5', label: m.home_dine_in(), icon: Utensils },
  ] as const
  return (
    <section className="order card" aria-label={m.home_start_label()}>
      <Tiles
        label={m.home_how()}
        tiles={[...tiles]}
        value={`${orderType}`}
        onChange={(value) => setOrderLocation({ orderType: Number(value) as OrderType /* the tiles have no other */ })}
      />
      <Suspense fallback={<Nowhere delivering={delivering} />}>
        <Place where={where} />
      </Suspense>
      <Button block href={chosen ? paths.menu(orderType) : delivering ? paths.addressSearch(1) : paths.shops}>
        {m.home_start()}
      </Button>
    </section>
  )
}

function Place({ where: { orderType, address, shop, deliveryShop } }: { where: Where }) {
  if (orderType !== orderTypes.delivery) return shop ? <ShopPlace shop={shop} orderType={orderType} /> : <Nowhere />
  return address ? <DeliveryPlace address={address} shop={deliveryShop} /> : <Nowhere delivering />
}

/** Nothing chosen yet: the card asks for it. */
function Nowhere({ delivering }: { delivering?: boolean }) {
  const [name, note] = delivering
    ? [m.home_where_delivery(), m.home_where_delivery_note()]
    : [m.home_where_shop(), m.home_where_shop_note()]
  return <OrderLocationSummary delivering={delivering} name={name} note={note} soon={m.home_now()} />
}

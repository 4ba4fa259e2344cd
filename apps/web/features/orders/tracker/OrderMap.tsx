import type { OrderDetail } from '@harbour/protocol'
import { Bike, House, Store } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import type { MapMark } from '../../../ui/map/MapMarks.tsx'
import { MapView } from '../../../ui/map/MapView.tsx'

/** The shop, the rider and the door on the app's own map. Its list is the rest of the screen. */
export function OrderMap({ order, door }: { order: OrderDetail; door: NonNullable<OrderDetail['destination']> }) {
  const shop = { lat: order.storeLat, lng: order.storeLng }
  const home = { lat: door.lat, lng: door.lng }
  const rider = order.rider && { lat: order.rider.lat, lng: order.rider.lng }
  const marks: MapMark[] = [
    { id: 'shop', at: shop, icon: Store, look: 'shop' },
    { id: 'home', at: home, icon: House, look: 'home' },
  ]
  if (rider) marks.push({ id: 'rider', at: rider, icon: Bike, look: 'rider' })
  return (
    <MapView
      label={m.tracker_map()}
      brand={order.brand}
      centre={home}
      marks={marks}
      way={{ from: shop, at: rider ?? shop, to: home }}
      fit={marks.map(({ at }) => at)}
    />
  )
}

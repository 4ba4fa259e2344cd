import { getStoreList } from '@harbour/protocol'
import { orderTypes, pickupReach, type Point } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { query } from '../../api/call.ts'
import { m } from '../../paraglide/messages.js'
import { distanceWords } from '../../entities/location/guest-location.ts'
import { setOrderLocation } from '../../entities/location/order-location.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { paths } from '../../navigation/paths.ts'

/** The words for a place to which nobody delivers, and the way to the shops around it, where there are any (spec 8.12). */
export function OutsideWords({ building, point: { lat, lng } }: { building: string; point: Point }) {
  // To a hundred metres: enough to sort shops by, and no more of the guest's door in the address bar.
  const [north, east] = [lat.toFixed(3), lng.toFixed(3)]
  const asked = { orderType: orderTypes.takeaway, near: { lat: Number(north), lng: Number(east) } }
  const { data } = useQuery(query(getStoreList, asked, { background: true, handles: 'all' }))
  const [nearest] = data?.stores ?? []
  const reached = nearest === undefined || (nearest.distance ?? 0) <= pickupReach
  return (
    <div className="outside">
      <Banner tone="warn" icon={Ban} note live>
        <b className="smallb">{m.address_outside_title({ place: building })}</b>
        <p>{reached ? m.address_outside_body() : m.address_outside_far({ count: pickupReach / 1000 })}</p>
        {nearest && reached && <p>{m.address_outside_near({ shop: nearest.name, distance: distanceWords(nearest.distance ?? 0) })}</p>}
        {reached && (
          <Button
            variant="secondary"
            small
            href={`${paths.shops}?near=${north},${east}`}
            onClick={() => setOrderLocation({ orderType: orderTypes.takeaway })}
          >
            {m.address_takeaway()}
          </Button>
        )}
      </Banner>
    </div>
  )
}

import { addressSearch, findDeliveryStore } from '@harbour/protocol'
import { orderTypes } from '@harbour/rules'
import { call } from '../../api/call.ts'
import type { ChosenPlace } from '../../hosts/host.ts'
import { foundAt } from './guest-location.ts'
import { setOrderLocation, orderLocation } from './order-location.ts'

const taken = 'host-place'
/** So near, in metres, a known building is the chosen one. */
const atTheDoor = 60
const quietly = { background: true, handles: 'all' } as const

/**
 * The place that the guest has chosen in the host is theirs here too, until they choose another. With its door it is where a delivery goes;
 * without, a first guess. It is let go where it is not the newest any more by the time that the gateway has said what is there.
 */
export async function applyHostLocation(chosen: ChosenPlace, newest: () => boolean): Promise<void> {
  const text = JSON.stringify(chosen)
  if (sessionStorage.getItem(taken) === text) return
  const { floor, flat, lat, lng } = chosen
  foundAt({ lat, lng })
  if (floor !== undefined && flat !== undefined) await deliverTo({ lat, lng, floor, flat }, newest)
  if (newest()) sessionStorage.setItem(taken, text)
}

async function deliverTo({ lat, lng, floor, flat }: Required<ChosenPlace>, newest: () => boolean) {
  const { address: before } = orderLocation()
  const [places, found] = await Promise.all([call(addressSearch, { lat, lng }, quietly), call(findDeliveryStore, { lat, lng }, quietly)])
  const [nearest] = places.data
  if (!nearest || nearest.distance > atTheDoor) return
  // Meanwhile its guest may have chosen another here.
  if (!newest() || orderLocation().address !== before) return
  const { building, district, fullAddress } = nearest
  const { storeId, name } = found.store
  setOrderLocation({
    orderType: orderTypes.delivery,
    address: { building, district, fullAddress, lat, lng, floor, flat },
    deliveryShop: { storeId, name },
  })
}

import { findDeliveryStore } from '@harbour/protocol'
import { orderTypes } from '@harbour/rules'
import { call } from '../../api/call.ts'
import { defaultAddress, onAddresses } from './saved-addresses.ts'
import { contactNow, writeContact } from '../contact/contact.ts'
import { locationIsOff } from '../location/guest-location.ts'
import { setOrderLocation, orderLocation } from '../location/order-location.ts'

/**
 * A delivery goes to the default address where the location is denied, as long as none is chosen (spec 8.7); also to one that comes from the
 * member's account a moment later. Gives what ends it.
 */
export function followDefaultAddress(): () => void {
  void deliverToDefault()
  return onAddresses(() => void deliverToDefault())
}

async function deliverToDefault() {
  const saved = defaultAddress()
  if (!saved || !wantsPlace() || !(await locationIsOff())) return
  const { lat, lng } = saved.address
  const found = await call(findDeliveryStore, { lat, lng }, { background: true, handles: 'all' }).catch(() => undefined) // home asks for a place, as before
  // The guest may have chosen meanwhile.
  if (!found || !wantsPlace()) return
  setOrderLocation({ address: saved.address, deliveryShop: { storeId: found.store.storeId, name: found.store.name } })
  const { name, phone } = contactNow()
  writeContact({ name: name || saved.contact.name, phone: phone || saved.contact.phone })
}

function wantsPlace(): boolean {
  const { orderType, address } = orderLocation()
  return orderType === orderTypes.delivery && address === null
}

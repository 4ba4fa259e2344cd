import { newGuid } from '../../api/session.ts'
import type { ContactDraft } from '../contact/contact.ts'
import { localNumber } from '../contact/phone-number.ts'
import { orderLocation, sameDoor, setOrderLocation, type Address } from '../location/order-location.ts'
import { forgetDoor } from './open-door.ts'
import { openDoorKind } from './open-door-kind.ts'
import { saveAddress, savedAddresses } from './saved-addresses.ts'

/**
 * Keeps a door that was asked for at the confirmation, now that somebody has ordered to it: deliveries go there from now on, and it stands among the saved
 * addresses with whom the rider meets. One that is saved already is chosen as it stands.
 */
export function rememberDoor(destination: Address, { name, phone }: ContactDraft) {
  const before = orderLocation().address
  if (openDoorKind(orderLocation()) === undefined || before?.lat !== destination.lat || before.lng !== destination.lng) return
  const { note: _, ...address } = destination
  const saved = savedAddresses()
  const known = saved.find((each) => sameDoor(each.address, address))
  setOrderLocation({ address: known?.address ?? address, openDoor: null })
  forgetDoor()
  if (known) return
  const first = saved.length === 0
  const contact = { title: '', name, phone: localNumber(phone) }
  saveAddress({ addressCode: newGuid(), address, contact, tag: first ? 'T01' : 'T03', isDefault: first })
}

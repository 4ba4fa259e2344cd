import { localNumber } from '@harbour/rules'
import { brand } from '../../api/region.ts'
import { newGuid } from '../../api/session.ts'
import type { ContactDraft } from '../contact/contact.ts'
import { orderLocation, sameDoor, setOrderLocation, type Address } from '../location/order-location.ts'
import { doorAt } from './door.ts'
import { forgetDoor } from './open-door.ts'
import { openDoorKind } from './open-door-kind.ts'
import { saveAddress, savedAddresses, usualTag } from './saved-addresses.ts'

/**
 * Keeps a door that was asked for at the confirmation, now that somebody has ordered to it: deliveries go there from now on, and it stands among the saved
 * addresses with whom the rider meets, its note and the word for it. One that is saved already is chosen as it stands.
 */
export function rememberDoor(destination: Address, { name, phone }: ContactDraft) {
  const before = orderLocation().address
  if (openDoorKind(orderLocation()) === undefined || before?.lat !== destination.lat || before.lng !== destination.lng) return
  const saved = savedAddresses()
  const known = saved.find((each) => sameDoor(each.address, destination))
  setOrderLocation({ address: known?.address ?? destination, openDoor: null })
  const { title = '', tag = usualTag(saved) } = doorAt(destination)
  forgetDoor()
  if (known) return
  const contact = { title, name, phone: localNumber(phone, brand()) }
  saveAddress({ addressCode: newGuid(), address: destination, contact, tag, isDefault: saved.length === 0 })
}

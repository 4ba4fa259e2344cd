import { useQuery } from '@tanstack/react-query'
import { language } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { saveAddress, savedAddresses, type SavedAddress } from '../../../entities/address/saved-addresses.ts'
import { useReturnTo, useReturnQuery } from '../../../navigation/return-to.ts'
import { sameDoor, useOrderLocation } from '../../../entities/location/order-location.ts'
import { newGuid } from '../../../api/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { useDelivering } from '../saved/choose-saved-address.ts'
import { deliveryQuery } from '../delivery-query.ts'
import { addressOf, write, type AddressDraft } from './address-draft.ts'
import { paths } from '../../../navigation/paths.ts'

/** Saves the address and delivers there from now on; from the list of addresses it goes back to the list, and only an address in use stays in use. */
export function useSaveAddress(draft: AddressDraft) {
  const { data, isPending, error } = useQuery(deliveryQuery(draft.place))
  const { address: chosen } = useOrderLocation()
  const deliver = useDelivering()
  const goOn = useReturnTo()
  const fromList = useReturnQuery().next?.startsWith(paths.addresses) ?? false
  const save = () => {
    if (!data) return
    const before = savedAddresses().find(({ addressCode }) => addressCode === draft.addressCode)
    const saved = savedOf(draft)
    saveAddress(saved)
    // The form stands until the next screen does.
    write({ addressCode: saved.addressCode })
    if (fromList) showToast(m.address_was_saved())
    if (fromList && !(before && chosen && sameDoor(before.address, chosen))) return goOn(paths.addresses)
    deliver(saved, data.store)
  }
  return { save, isPending, error }
}

function savedOf(draft: AddressDraft): SavedAddress {
  const { addressCode, title, name, phone, tag, isDefault } = draft
  return {
    addressCode: addressCode || newGuid(),
    address: addressOf(draft, language()),
    contact: { title, name: name.trim(), phone: phone.trim() },
    tag,
    isDefault,
  }
}

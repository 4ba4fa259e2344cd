import { useQuery } from '@tanstack/react-query'
import { language } from '../../locale.ts'
import { m } from '../../paraglide/messages.js'
import { saveAddress, savedAddresses, type SavedAddress } from '../../stores/addresses.ts'
import { useGoOn, useNextQuery } from '../../stores/next.ts'
import { sameDoor, useWhere } from '../../stores/place.ts'
import { newGuid } from '../../stores/session.ts'
import { showToast } from '../../ui/toast.ts'
import { useDelivering } from './choosing.ts'
import { deliveryQuery } from './delivery-query.ts'
import { addressOf, write, type Draft } from './draft.ts'

/** Saves the address and delivers there from now on; from the list of addresses it goes back to the list, and only an address in use stays in use. */
export function useSaving(draft: Draft) {
  const { data, isPending, error } = useQuery(deliveryQuery(draft.place))
  const { address: chosen } = useWhere()
  const deliver = useDelivering()
  const goOn = useGoOn()
  const fromList = useNextQuery().next?.startsWith('/selectPlace') ?? false
  const save = () => {
    if (!data) return
    const before = savedAddresses().find(({ addressCode }) => addressCode === draft.addressCode)
    const saved = savedOf(draft)
    saveAddress(saved)
    // The form stands until the next screen does.
    write({ ...draft, addressCode: saved.addressCode })
    if (fromList) showToast(m.address_was_saved())
    if (fromList && !(before && chosen && sameDoor(before.address, chosen))) return goOn('/selectPlace')
    deliver(saved, data.store)
  }
  return { save, isPending, error }
}

function savedOf(draft: Draft): SavedAddress {
  const { addressCode, title, name, phone, tag, isDefault } = draft
  return {
    addressCode: addressCode || newGuid(),
    address: addressOf(draft, language()),
    contact: { title, name: name.trim(), phone: phone.trim() },
    tag,
    isDefault,
  }
}

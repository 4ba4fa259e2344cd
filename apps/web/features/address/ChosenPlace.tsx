import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { useAddresses, usualTag } from '../../entities/address/saved-addresses.ts'
import { addressWords } from '../../entities/address/address-words.ts'
import { useContact } from '../../entities/contact/contact.ts'
import { useReturnQuery } from '../../navigation/return-to.ts'
import { doorAt } from '../../entities/address/door.ts'
import { openDoorKind } from '../../entities/address/open-door-kind.ts'
import { sameDoor, useOrderLocation, type Address } from '../../entities/location/order-location.ts'
import { Button } from '../../ui/Button.tsx'
import { useDelivering } from './saved/choose-saved-address.ts'
import { deliveryQuery } from './delivery-query.ts'
import { DeliverablePlace } from './map/DeliverablePlace.tsx'
import { begin, draftOf } from './form/address-draft.ts'
import { paths } from '../../navigation/paths.ts'

/** The address in mind, ready to be used again or changed. */
export function ChosenPlace({ address }: { address: Address }) {
  const delivery = useQuery(deliveryQuery(address))
  const { data, error } = delivery
  const deliver = useDelivering()
  const kept = useKept(address)
  const kind = openDoorKind({ ...useOrderLocation(), address })
  const next = new URLSearchParams(useReturnQuery()).toString()
  // What has been said of the door at the confirmation is not asked again.
  const edit = () => begin({ ...draftOf(kept, kind), ...(kind !== undefined && doorAt(address)) })
  return (
    <DeliverablePlace label={m.address_chosen()} name={addressWords(address)} place={address} delivery={delivery}>
      <div className="sec place__use chosen__acts">
        <Button block loading={!data && !error} disabled={error !== null} onClick={() => data && deliver(kept, data.store)}>
          {m.address_use()}
        </Button>
        <Button variant="ghost" href={`${paths.addressForm}${next && `?${next}`}`} onClick={edit}>
          {m.address_edit()}
        </Button>
      </div>
    </DeliverablePlace>
  )
}

/** The address as it is saved; one that is not is about to be. */
function useKept(address: Address) {
  const addresses = useAddresses()
  const saved = addresses.find((each) => sameDoor(each.address, address))
  const { name, phone } = useContact()
  return saved ?? { addressCode: '', address, contact: { title: '', name, phone }, tag: usualTag(addresses), isDefault: false }
}

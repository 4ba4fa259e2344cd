import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { useAddresses } from '../../stores/addresses.ts'
import { addressWords } from '../../stores/address-words.ts'
import { useContact } from '../../stores/contact.ts'
import { useNextQuery } from '../../stores/next.ts'
import { sameDoor, type Address } from '../../stores/place.ts'
import { Button } from '../../ui/Button.tsx'
import { useDelivering } from './choosing.ts'
import { Delivered } from './Delivered.tsx'
import { deliveryQuery, isOutside } from './delivery-query.ts'
import { draftOf, write } from './draft.ts'
import { OutsideBadge } from './OutsideBadge.tsx'
import { OutsideNote } from './OutsideNote.tsx'
import { Pin } from './Pin.tsx'
import { TryAgain } from './TryAgain.tsx'

/** The address in mind, ready to be used again or changed. */
export function ChosenPlace({ address }: { address: Address }) {
  const { data, error, refetch } = useQuery(deliveryQuery(address))
  const deliver = useDelivering()
  const kept = useKept(address)
  const next = new URLSearchParams(useNextQuery()).toString()
  const outside = isOutside(error)
  return (
    <section aria-label={m.address_chosen()}>
      <div className="lrow" role="status">
        <Pin />
        <span className="lrow__words">
          <b className="t3">{addressWords(address)}</b>
          <span className="small ink2">{address.fullAddress}</span>
        </span>
        {outside ? <OutsideBadge /> : !error && <Delivered known={data !== undefined} />}
      </div>
      {outside && <OutsideNote building={address.building} point={address} />}
      {error && !outside && <TryAgain onPress={() => void refetch()}>{m.address_terms_failed()}</TryAgain>}
      {!outside && (
        <div className="sec place__use chosen__acts">
          <Button block loading={!data && !error} disabled={error !== null} onClick={() => data && deliver(kept, data.store)}>
            {m.address_use()}
          </Button>
          <Button variant="ghost" href={`/sendPlace${next && `?${next}`}`} onClick={() => write(draftOf(kept))}>
            {m.address_edit()}
          </Button>
        </div>
      )}
    </section>
  )
}

/** The address as it is saved; one that is not is about to be. */
function useKept(address: Address) {
  const saved = useAddresses().find((each) => sameDoor(each.address, address))
  const { name, phone } = useContact()
  return saved ?? { addressCode: '', address, contact: { title: '', name, phone }, tag: 'T03' as const, isDefault: false }
}

import { MapPin } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { contactNow } from '../../entities/contact/contact.ts'
import { usePartnerProfile } from '../../entities/partner/partner-profile.ts'
import type { Address } from '../../entities/location/order-location.ts'
import { useChoosing } from './saved/choose-saved-address.ts'
import { PlaceRow } from './PlaceRow.tsx'
import { Refused } from './saved/Refused.tsx'

/** The addresses that the loyalty partner knows, each one tap away from being delivered to (spec 3.21). */
export function PartnerPlaces() {
  const { data: profile } = usePartnerProfile()
  const { choose, asking, refused } = useChoosing()
  if (!profile || profile.places.length === 0) return null
  return (
    <>
      <div className="place__head">
        <h2>{m.partner_places()}</h2>
      </div>
      <ul className="saved" aria-label={m.partner_places()}>
        {profile.places.map((address) => (
          <PlaceRow
            key={address.fullAddress}
            address={address}
            icon={MapPin}
            name={m.partner_place()}
            words={address.fullAddress}
            asking={asking === address.fullAddress}
            onChoose={() => void choose(asSaved(address))}
          />
        ))}
      </ul>
      {refused && <Refused {...refused} />}
    </>
  )
}

/** Chosen like one that the device keeps; whom the rider meets stays as it is. */
const asSaved = (address: Address) => ({
  addressCode: address.fullAddress,
  address,
  contact: { title: '', ...contactNow() },
  tag: 'T01' as const,
  isDefault: false,
})

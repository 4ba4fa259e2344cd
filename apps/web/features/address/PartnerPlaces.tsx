import { MapPin } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { contactNow } from '../../stores/contact.ts'
import { usePartnerProfile } from '../../stores/partner-profile.ts'
import { sameDoor, useWhere, type Address } from '../../stores/place.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { useChoosing } from './choosing.ts'
import { Refused } from './Refused.tsx'

/** The addresses that the loyalty partner knows, each one tap away from being delivered to (spec 3.21). */
export function PartnerPlaces() {
  const { data: profile } = usePartnerProfile()
  const { address: chosen } = useWhere()
  const { choose, asking, refused } = useChoosing()
  if (!profile || profile.places.length === 0) return null
  return (
    <>
      <div className="place__head">
        <h2>{m.partner_places()}</h2>
      </div>
      <ul className="saved" aria-label={m.partner_places()}>
        {profile.places.map((address) => (
          <li key={address.fullAddress}>
            <Pressable
              className="opt"
              aria-current={chosen && sameDoor(chosen, address) ? true : undefined}
              aria-busy={asking === address.fullAddress}
              onClick={() => void choose(asSaved(address))}
            >
              <Icon of={MapPin} />
              <span className="grow">
                <b className="strong">{m.partner_place()}</b>
                <span className="cap ink2 clip">{address.fullAddress}</span>
              </span>
            </Pressable>
          </li>
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

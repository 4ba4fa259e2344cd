import { CircleAlert } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import type { SavedAddress } from '../../../entities/address/saved-addresses.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { OutsideNote } from '../OutsideNote.tsx'

/** The reason why a saved address cannot be delivered to just now (spec 8.12). */
export function Refused({ saved: { address }, outside }: { saved: SavedAddress; outside: boolean }) {
  if (outside) return <OutsideNote building={address.building} point={address} />
  return (
    <div className="outside">
      <Banner tone="error" icon={CircleAlert} note live>
        {m.address_terms_failed()}
      </Banner>
    </div>
  )
}

import { LocateFixed, LocateOff } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { locationFailureText } from '../../entities/location/location-failure-text.ts'
import { locationStatuses, findMe, useGuestLocation, type GuestLocation } from '../../entities/location/guest-location.ts'
import type { IconComponent } from '../../lib/icon-component.ts'
import { ListRow } from '../../ui/ListRow.tsx'

/** So far off, in metres, a location names a neighbourhood and no building. */
const rough = 300

/** The outcome of looking for the guest, where the map does not say it by itself (spec 4.5, 8.7). */
export function LocationNote({ known }: { known: boolean }) {
  const location = useGuestLocation()
  const outcome = outcomeOf(location)
  if (outcome) {
    const { title, note, ...row } = outcome
    return <ListRow {...row} title={title} detail={<span role="status">{note}</span>} />
  }
  if (known || location.status !== locationStatuses.unasked) return null
  return <ListRow icon={LocateFixed} title={m.address_locate()} detail={m.address_locate_note()} onClick={() => void findMe()} />
}

type Outcome = { icon: IconComponent; title: string; note: string; onClick?: () => void; 'aria-busy'?: boolean }

function outcomeOf({ status, failure, foreign, accuracy = 0 }: GuestLocation): Outcome | undefined {
  if (status === locationStatuses.searching)
    return { icon: LocateFixed, title: m.address_locating(), note: m.address_locating_note(), 'aria-busy': true }
  if (status === locationStatuses.failed)
    return { icon: LocateOff, title: m.address_unable(), note: locationFailureText(failure), onClick: () => void findMe() }
  if (status === locationStatuses.unasked) return undefined
  if (foreign) return { icon: LocateOff, title: m.address_foreign(), note: m.address_foreign_note() }
  return accuracy > rough ? { icon: LocateFixed, title: m.address_rough(), note: m.address_rough_note() } : undefined
}

import { LocateFixed, LocateOff } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { locationFailureText } from '../../entities/location/location-failure-text.ts'
import { locationStatuses, findMe, useGuestLocation } from '../../entities/location/guest-location.ts'
import { ListRow } from '../../ui/ListRow.tsx'

/** So far off, in metres, a location names a neighbourhood and no building. */
const rough = 300

/** The outcome of looking for the guest, where the map does not say it by itself (spec 4.5, 8.7). */
export function LocationNote({ known }: { known: boolean }) {
  const { status, failure, foreign, accuracy = 0 } = useGuestLocation()
  if (status === locationStatuses.unasked && !known)
    return <ListRow icon={LocateFixed} title={m.address_locate()} detail={m.address_locate_note()} onClick={() => void findMe()} />
  if (status === locationStatuses.searching)
    return (
      <ListRow
        icon={LocateFixed}
        title={m.address_locating()}
        detail={<LocationStatus>{m.address_locating_note()}</LocationStatus>}
        aria-busy
      />
    )
  if (status === locationStatuses.failed)
    return (
      <ListRow
        icon={LocateOff}
        title={m.address_unable()}
        detail={<LocationStatus>{locationFailureText(failure)}</LocationStatus>}
        onClick={() => void findMe()}
      />
    )
  if (status === locationStatuses.found && foreign)
    return <ListRow icon={LocateOff} title={m.address_foreign()} detail={<LocationStatus>{m.address_foreign_note()}</LocationStatus>} />
  if (status === locationStatuses.found && accuracy > rough)
    return <ListRow icon={LocateFixed} title={m.address_rough()} detail={<LocationStatus>{m.address_rough_note()}</LocationStatus>} />
  return null
}

const LocationStatus = ({ children }: { children: string }) => <span role="status">{children}</span>

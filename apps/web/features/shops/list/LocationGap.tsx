import { m } from '../../../paraglide/messages.js'
import { locationFailureText } from '../../../entities/location/location-failure-text.ts'
import { locationStatuses, useGuestLocation } from '../../../entities/location/guest-location.ts'

/** The reason why the list is not sorted around the guest, once they were looked for in vain (spec 8.7). */
export function LocationGap() {
  const { status, failure, foreign } = useGuestLocation()
  const lost = status === locationStatuses.failed
  return (
    <p className="shops__gap small ink2" role="status">
      {lost && <b>{m.address_unable()}</b>}
      {lost && locationFailureText(failure)}
      {status === locationStatuses.found && foreign && m.address_foreign()}
    </p>
  )
}

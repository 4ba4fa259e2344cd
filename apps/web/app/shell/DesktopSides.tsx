import { useLocation } from 'react-router'
import { hostKind } from '../../lib/host-kind.ts'
import { m } from '../../paraglide/messages.js'
import { paths } from '../../navigation/paths.ts'
import { PhoneCard } from './PhoneCard.tsx'
import './DesktopSides.css'

/** The sides of the app on a wide screen: Hong Kong by night with the way to the phone, and Macau by day; fixed while the app scrolls (spec 1.8). */
export function DesktopSides() {
  const { pathname } = useLocation()
  // Inside another's app the guest has their phone in hand, or is known there alone. While they pay there may be a code to pay by, and a camera takes either.
  const leadsToPhone = hostKind() === 'browser' && pathname !== paths.payment
  return (
    <>
      <div className="dk__side dk__side--hk" aria-hidden="true" />
      <div className="dk__side dk__side--mo" aria-hidden="true">
        <p className="dk__say">
          {m.ui_sides_from()}
          <br />
          {m.ui_sides_to()}
        </p>
      </div>
      {leadsToPhone && <PhoneCard />}
    </>
  )
}

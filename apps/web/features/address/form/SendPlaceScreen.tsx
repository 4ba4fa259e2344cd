import { Navigate } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { useBack, useHref } from '../../../navigation/go.ts'
import { useReturnQuery } from '../../../navigation/return-to.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { AddressForm } from './AddressForm.tsx'
import { DeliveryTerms } from './DeliveryTerms.tsx'
import { useDraft } from './address-draft.ts'
import { Pin } from '../map/Pin.tsx'
import '../address.css'
import { paths } from '../../../navigation/paths.ts'

/** The door of a delivery, with what the delivery takes said before (spec 2.16). */
export function SendPlaceScreen() {
  const draft = useDraft()
  const back = useBack()
  const href = useHref()
  const next = useReturnQuery()
  if (!draft) return <Navigate to={href(paths.addressSearch(1), next)} replace />
  const { addressCode, place } = draft
  const chooser = `${paths.addressSearch(addressCode || 1)}?${new URLSearchParams(next)}`
  return (
    <div className="app pad-cta">
      <AppBar title={addressCode ? m.address_form_edit() : m.address_form_title()} onBack={() => back(chooser)} line />
      <main id="main" className="send">
        <div className="lrow">
          <Pin />
          <span className="lrow__words">
            <b className="t3">{place.building}</b>
            <span className="small ink2">{place.fullAddress}</span>
          </span>
          <Anchor className="link" href={chooser}>
            {m.address_change()}
          </Anchor>
        </div>
        <DeliveryTerms place={place} />
        <AddressForm draft={draft} />
      </main>
    </div>
  )
}

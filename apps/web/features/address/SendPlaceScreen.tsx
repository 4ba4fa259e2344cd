import { Navigate } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { useBack, useHref } from '../../stores/go.ts'
import { useNextQuery } from '../../stores/next.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { AppBar } from '../../ui/AppBar.tsx'
import { AddressForm } from './AddressForm.tsx'
import { DeliveryTerms } from './DeliveryTerms.tsx'
import { useDraft } from './draft.ts'
import { Pin } from './Pin.tsx'
import './address.css'

/** The door of a delivery, with what the delivery takes said before (spec 2.16). */
export function SendPlaceScreen() {
  const draft = useDraft()
  const back = useBack()
  const href = useHref()
  const next = useNextQuery()
  if (!draft) return <Navigate to={href('/place/1', next)} replace />
  const { addressCode, place } = draft
  const chooser = `/place/${addressCode || 1}?${new URLSearchParams(next)}`
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

import { MapPin, MapPinOff } from 'lucide-react'
import { hostKind } from '../../lib/host-kind.ts'
import { m } from '../../paraglide/messages.js'
import { closeLocationDialog, hideLocationTip, locate, useGuestLocation } from '../../entities/location/guest-location.ts'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/forms/choices/Check.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import './location.css'

/** Our own words before the browser's question, and the tip when the location is off (spec 2.41). `instead` is the guest's other way. */
export function LocationDialogs({ instead }: { instead: 'address' | 'shop' }) {
  const { dialog, tipHidden } = useGuestLocation()
  return (
    <>
      <Dialog
        className="loc"
        open={dialog === 'ask'}
        onClose={closeLocationDialog}
        title={m.address_ask_title()}
        art={<Icon of={MapPin} size={28} className="loc__ic" />}
        actions={
          <>
            <Button block onClick={() => void locate()}>
              {m.address_ask_yes()}
            </Button>
            <Button block variant="ghost" onClick={closeLocationDialog}>
              {m.address_ask_no()}
            </Button>
          </>
        }
      >
        {m.address_ask_body()}
      </Dialog>
      <Dialog
        className="loc loc--off"
        alert
        open={dialog === 'tip'}
        onClose={closeLocationDialog}
        title={m.address_unable()}
        art={<Icon of={MapPinOff} size={28} className="loc__ic" />}
        actions={
          <>
            <Button block onClick={instead === 'address' ? searchInstead : closeLocationDialog}>
              {instead === 'address' ? m.address_tip_address() : m.address_tip_shop()}
            </Button>
            <Button block variant="ghost" onClick={() => void locate()}>
              {m.address_again()}
            </Button>
            <label className="loc__hide">
              <Check checked={tipHidden} onChange={(event) => hideLocationTip(event.currentTarget.checked)} />
              <span className="small ink2">{m.address_tip_hide()}</span>
            </label>
          </>
        }
      >
        {hostKind() === 'browser' ? m.address_tip_body() : m.address_tip_body_app()}
      </Dialog>
    </>
  )
}

function searchInstead() {
  closeLocationDialog()
  // Closing gives the focus back to where it came from; the search line takes it after that.
  setTimeout(() => document.querySelector<HTMLInputElement>('input[type=search]')?.focus())
}

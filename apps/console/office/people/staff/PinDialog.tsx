import { m } from '../../../paraglide/messages.js'
import { Callout } from '../../ui/Callout.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import './PinDialog.css'

/** Shows somebody's new PIN, once. */
export function PinDialog({ name, pin, onClose }: { name: string; pin: string; onClose: () => void }) {
  return (
    <Dialog title={m.people_pin_title({ name })} onClose={onClose}>
      <output className="pplpin">{pin}</output>
      <Callout look="info">{m.people_pin_say()}</Callout>
    </Dialog>
  )
}

import { m } from '../../paraglide/messages.js'
import { Dialog } from '../ui/Dialog.tsx'
import { OfficeButton } from '../ui/OfficeButton.tsx'

type RevertDialogProps = { name: string; pending: boolean; onRevert: () => void; onClose: () => void }

/** Asks whether what the draft changes of a record is to be taken back, where nothing would put it back. */
export function RevertDialog({ name, pending, onRevert, onClose }: RevertDialogProps) {
  return (
    <Dialog
      title={m.publish_take_back_title({ name })}
      onClose={onClose}
      actions={
        <OfficeButton look="danger" pending={pending} onClick={onRevert}>
          {m.publish_take_back()}
        </OfficeButton>
      }
    >
      <p>{m.publish_take_back_say()}</p>
    </Dialog>
  )
}

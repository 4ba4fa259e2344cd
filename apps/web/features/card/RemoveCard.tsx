import { Trash2 } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

type RemoveCardProps = { open: boolean; name: string; removing: boolean; onRemove: () => void; onClose: () => void }

export function RemoveCard({ open, name, removing, onRemove, onClose }: RemoveCardProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      icon={Trash2}
      title={m.card_remove_title()}
      actions={
        <>
          <Button block loading={removing} onClick={onRemove}>
            {m.card_remove_yes()}
          </Button>
          <Button variant="ghost" block onClick={onClose}>
            {m.card_keep()}
          </Button>
        </>
      }
    >
      <p>{m.card_remove_body({ name })}</p>
    </Dialog>
  )
}

import type { SavedCard } from '@harbour/protocol'
import { Trash2 } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useRemoveCard } from './card-change.ts'
import { networkWords } from './network-words.ts'

type RemoveCardProps = { open: boolean; card: SavedCard | undefined; onClose: () => void }

/** Asks once more. It stays on the screen when the card has gone from it, so that it can close in peace. */
export function RemoveCard({ open, card, onClose }: RemoveCardProps) {
  const { remove, removing } = useRemoveCard(onClose)
  return (
    <Dialog
      open={open && card !== undefined}
      onClose={onClose}
      icon={Trash2}
      title={m.card_remove_title()}
      actions={
        <>
          <Button block loading={removing} onClick={() => card && remove(card.cardId)}>
            {m.card_remove_yes()}
          </Button>
          <Button variant="ghost" block onClick={onClose}>
            {m.card_keep()}
          </Button>
        </>
      }
    >
      {card && <p>{m.card_remove_body({ name: m.card_name({ network: networkWords(card.network), last4: card.last4 }) })}</p>}
    </Dialog>
  )
}

import { useMutation } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { useRevertRecord } from '../../catalogue/save-record.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'

type RevertProductProps = {
  pid: string
  name: string
  held: string | null
  /** Guests have never had it: it goes. */
  isNew: boolean
  onClose: () => void
  onReverted: () => void
}

/** Asks whether all that the draft changes of a product is to be taken back. */
export function RevertProduct({ pid, name, held, isNew, onClose, onReverted }: RevertProductProps) {
  const revert = useRevertRecord()
  const reverted = useMutation({
    mutationFn: async () => revert({ kind: 'product', id: pid, seen: held, isAsked: true }),
    onSuccess: () => {
      sayNote(m.menu_reverted({ name }))
      onClose()
      onReverted()
    },
  })
  return (
    <Dialog
      title={m.menu_revert_title({ name })}
      onClose={onClose}
      actions={
        <OfficeButton look="danger" pending={reverted.isPending} onClick={() => reverted.mutate()}>
          {m.menu_revert()}
        </OfficeButton>
      }
    >
      <p>{isNew ? m.menu_revert_say_new() : m.menu_revert_say()}</p>
      <ErrorNote error={reverted.error} />
    </Dialog>
  )
}

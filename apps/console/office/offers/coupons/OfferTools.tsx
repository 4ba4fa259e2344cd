import { Save, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { offerUndo } from '../../../ui/undo.ts'
import { RevertDialog } from '../../catalogue/RevertDialog.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { LeaveGuard } from '../../ui/leave/LeaveGuard.tsx'
import { useSaveKey } from '../../ui/use-save-key.ts'

type OfferToolsProps = {
  form: {
    dirty: boolean
    touched: boolean
    changed: boolean
    pending: boolean
    removing: boolean
    read: { held: object | null; conflict: boolean } | undefined
    save: () => void
    discard: () => void
    remove: () => Promise<() => Promise<void>>
    revert: (isAsked: boolean) => void
  }
  id: string
  /** The list to which one goes back once it is taken away. */
  list: string
}

/** The buttons of an offer that is edited: it is saved in the draft (also by Ctrl S), brought back to what is live, or taken away. */
export function OfferTools({ form, id, list }: OfferToolsProps) {
  const navigate = useNavigate()
  const { dirty, pending, save } = form
  const [isAsking, setAsking] = useState(false)
  useSaveKey(() => dirty && !pending && save())
  const remove = async () => {
    // Where it is refused, the page says why.
    const putBack = await form.remove().catch(() => null)
    if (!putBack) return
    offerUndo(m.offers_taken_away({ name: id }), putBack)
    await navigate(list)
  }
  return (
    <>
      {form.read?.held && (
        <OfficeButton icon={Trash2} disabled={pending} onClick={() => void remove()}>
          {m.offers_take_away()}
        </OfficeButton>
      )}
      {form.changed && (
        <OfficeButton icon={Undo2} disabled={pending} onClick={() => (form.read?.conflict ? setAsking(true) : form.revert(false))}>
          {m.offers_revert()}
        </OfficeButton>
      )}
      <OfficeButton look="go" icon={Save} pending={pending} disabled={!dirty} onClick={save}>
        {m.offers_save_draft()}
      </OfficeButton>
      {isAsking && (
        <RevertDialog
          name={id}
          pending={pending}
          onRevert={() => {
            form.revert(true)
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      )}
      <LeaveGuard isDirty={form.touched && !form.removing} onSave={() => !pending && save()} onDiscard={form.discard} />
    </>
  )
}

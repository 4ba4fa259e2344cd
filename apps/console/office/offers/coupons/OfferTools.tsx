import { Save, Trash2, Undo2 } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { useSaveKey } from '../../ui/use-save-key.ts'

type OfferToolsProps = {
  form: {
    dirty: boolean
    changed: boolean
    pending: boolean
    read: { held: object | null } | undefined
    save: () => void
    revert: () => void
  }
  onRemove: () => void
}

/** The buttons of an offer that is edited: it is saved in the draft (also by Ctrl S), brought back to what is live, or taken away. */
export function OfferTools({ form, onRemove }: OfferToolsProps) {
  const { dirty, pending, save } = form
  useSaveKey(dirty && !pending, save)
  return (
    <>
      {form.read?.held && (
        <OfficeButton icon={Trash2} disabled={pending} onClick={onRemove}>
          {m.offers_take_away()}
        </OfficeButton>
      )}
      {form.changed && (
        <OfficeButton icon={Undo2} disabled={pending} onClick={form.revert}>
          {m.offers_revert()}
        </OfficeButton>
      )}
      <OfficeButton look="go" icon={Save} pending={pending} disabled={!dirty} onClick={save}>
        {m.offers_save_draft()}
      </OfficeButton>
    </>
  )
}

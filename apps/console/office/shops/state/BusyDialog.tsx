import type { ShopNow } from '@harbour/protocol'
import { useState } from 'react'
import { serverNow } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { stateReasons, stretches } from './state-options.ts'
import { useSaveState, type StateReason } from './use-save-state.ts'

type StateDialogProps = { shops: readonly ShopNow[]; onClose: () => void; onSaved: () => void }

/** Gives each new order of shops more time, for a while or until somebody says that it is over. */
export function BusyDialog({ shops, onClose, onSaved }: StateDialogProps) {
  const [more, setMore] = useState('15')
  const [stretch, setStretch] = useState('60')
  const [reason, setReason] = useState<StateReason>('rush')
  const { save, isPending, error } = useSaveState(onSaved)
  const busyUntil = () => (stretch === '' ? null : serverNow() + Number(stretch) * 60_000)
  return (
    <Dialog
      title={m.shops_busy_title({ count: shops.length })}
      onClose={onClose}
      actions={
        <OfficeButton
          look="go"
          pending={isPending}
          onClick={() => save({ shops, change: { busyMinutes: Number(more), busyUntil: busyUntil(), reason } })}
        >
          {m.shops_busy_do()}
        </OfficeButton>
      }
    >
      <p>{m.shops_busy_say()}</p>
      <SelectField label={m.shops_more_minutes()} value={more} options={stretches([10, 15, 20, 30, 45])} onChange={setMore} />
      <SelectField
        label={m.shops_for_how_long()}
        value={stretch}
        options={[...stretches([30, 60, 120, 240]), { value: '', words: m.shops_until_changed() }]}
        onChange={setStretch}
      />
      <SelectField label={m.shops_why()} value={reason} options={stateReasons()} onChange={setReason} />
      <ErrorNote error={error} />
    </Dialog>
  )
}

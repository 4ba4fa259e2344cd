import type { ShopNow } from '@harbour/protocol'
import { OctagonPause } from 'lucide-react'
import { useState } from 'react'
import { timeOfDay } from '../../../lib/format.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { HoldButton } from './HoldButton.tsx'
import { stateReasons, stretches } from './state-options.ts'
import { useSaveState, type StateReason } from './use-save-state.ts'

type StateDialogProps = { shops: readonly ShopNow[]; onClose: () => void; onSaved: () => void }

const choices = [15, 30, 60, 120, 240]

/** Pauses shops for a while, with a reason: they take orders again by themselves. */
export function PauseDialog({ shops, onClose, onSaved }: StateDialogProps) {
  const [minutes, setMinutes] = useState('30')
  const [reason, setReason] = useState<StateReason>('rush')
  const { save, isPending, error } = useSaveState(onSaved)
  const until = () => serverNow() + Number(minutes) * 60_000
  const open = shops.reduce((sum, shop) => sum + shop.orders.open, 0)
  return (
    <Dialog
      title={m.shops_pause_title({ count: shops.length })}
      onClose={onClose}
      actions={
        <HoldButton icon={OctagonPause} pending={isPending} onHeld={() => save({ shops, change: { pausedUntil: until(), reason } })}>
          {m.shops_pause_hold()}
        </HoldButton>
      }
    >
      <p>{m.shops_pause_say({ open })}</p>
      <SelectField
        label={m.shops_for_how_long()}
        help={m.shops_back_at({ time: timeOfDay(until()) })}
        value={minutes}
        options={stretches(choices)}
        onChange={setMinutes}
      />
      <SelectField label={m.shops_why()} value={reason} options={stateReasons()} onChange={setReason} />
      <ErrorNote error={error} />
    </Dialog>
  )
}

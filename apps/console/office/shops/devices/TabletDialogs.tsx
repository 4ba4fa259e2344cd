import { tabletListGet, tabletPair, tabletRename, tabletRevoke, type Tablet } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { withStepUp } from '../../session/step-up.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'

/** Does something with a tablet; afterwards the list is read anew and the dialog closes. */
function useTabletAct<Input>(act: (input: Input) => Promise<unknown>, { done, onClose }: { done: string; onClose: () => void }) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: [tabletListGet.name] })
      sayNote(done)
      onClose()
    },
  })
}

/** Pairs the tablet that shows a code. */
export function PairDialog({ storeId, onClose }: { storeId: string; onClose: () => void }) {
  const [code, setCode] = useState('')
  const [name, setName] = useState('')
  const { mutate, isPending, error } = useTabletAct(() => withStepUp(() => call(tabletPair, { storeId, code, name })), {
    done: m.shops_tablet_paired(),
    onClose,
  })
  const letters = code.replaceAll(/[\s-]/g, '').length
  return (
    <Dialog
      title={m.shops_tablet_pair()}
      onClose={onClose}
      actions={
        <OfficeButton look="go" pending={isPending} disabled={letters !== 8 || name.trim() === ''} onClick={() => mutate(undefined)}>
          {m.shops_tablet_pair_do()}
        </OfficeButton>
      }
    >
      <p>{m.shops_tablet_pair_say()}</p>
      <TextField label={m.shops_pair_code()} value={code} maxLength={20} autoComplete="off" placeholder="ABCD-EFGH" onChange={setCode} />
      <TextField label={m.shops_tablet_name()} value={name} maxLength={40} placeholder={m.shops_tablet_example()} onChange={setName} />
      <ErrorNote error={error} />
    </Dialog>
  )
}

/** Gives a tablet another name. */
export function RenameDialog({ tablet: { storeId, tabletId, name: before }, onClose }: { tablet: Tablet; onClose: () => void }) {
  const [name, setName] = useState(before)
  const { mutate, isPending, error } = useTabletAct(() => call(tabletRename, { storeId, tabletId, name }), {
    done: m.shops_tablet_renamed(),
    onClose,
  })
  return (
    <Dialog
      title={m.shops_rename_one({ name: before })}
      onClose={onClose}
      actions={
        <OfficeButton look="go" pending={isPending} disabled={name.trim() === '' || name === before} onClick={() => mutate(undefined)}>
          {m.shops_rename()}
        </OfficeButton>
      }
    >
      <TextField label={m.shops_tablet_name()} value={name} maxLength={40} onChange={setName} />
      <ErrorNote error={error} />
    </Dialog>
  )
}

/** Takes a tablet's key back, for good. */
export function RevokeDialog({ tablet: { storeId, tabletId, name }, onClose }: { tablet: Tablet; onClose: () => void }) {
  const { mutate, isPending, error } = useTabletAct(() => withStepUp(() => call(tabletRevoke, { storeId, tabletId })), {
    done: m.shops_tablet_revoked(),
    onClose,
  })
  return (
    <Dialog
      title={m.shops_revoke_one({ name })}
      onClose={onClose}
      actions={
        <OfficeButton look="go" pending={isPending} onClick={() => mutate(undefined)}>
          {m.shops_revoke()}
        </OfficeButton>
      }
    >
      <p>{m.shops_revoke_say()}</p>
      <ErrorNote error={error} />
    </Dialog>
  )
}

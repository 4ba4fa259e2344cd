import { staffSave } from '@harbour/protocol'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { withStepUp } from '../../session/step-up.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { useReadPeopleAnew, type Person } from './use-people.ts'

/** Shuts somebody out, whose sessions end at once, or lets them in again. */
export function DismissDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { staffId, account, name, grants, active, access } = person
  const readAnew = useReadPeopleAnew()
  const saved = useMutation({
    mutationFn: () =>
      withStepUp(() => call(staffSave, { staffId, account, name, grants, active: !active, seen: { account, name, grants, active } })),
    onSuccess: async () => {
      sayNote(active ? m.people_dismissed({ name }) : m.people_taken_back({ name }))
      onClose()
      await readAnew()
    },
    onError: readAnew,
  })
  return (
    <Dialog
      title={active ? m.people_dismiss_title({ name }) : m.people_take_back_title({ name })}
      onClose={onClose}
      actions={
        <OfficeButton look={active ? 'danger' : 'brand'} pending={saved.isPending} onClick={() => saved.mutate()}>
          {active ? m.people_dismiss() : m.people_take_back()}
        </OfficeButton>
      }
    >
      <Callout look={active ? 'warn' : 'info'}>
        {active ? m.people_dismiss_say({ count: access?.sessions.length ?? 0 }) : m.people_take_back_say()}
      </Callout>
      <ErrorNote error={saved.error} />
    </Dialog>
  )
}

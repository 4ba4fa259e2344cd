import { staffSave, type Answer } from '@harbour/protocol'
import type { StaffGrant } from '@harbour/rules'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { withStepUp } from '../../session/step-up.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { areComplete } from './grants.ts'
import { GrantsEditor } from './GrantsEditor.tsx'
import { InvitationDialog } from './InvitationDialog.tsx'
import { useReadPeopleAnew } from './use-people.ts'

type NewPerson = { name: string; account: string; grants: StaffGrant[] }

/** Takes somebody into the staff; the link by which they come in is shown once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [person, change] = useState<NewPerson>({ name: '', account: '', grants: [] })
  const readAnew = useReadPeopleAnew()
  const invited = useMutation({
    mutationFn: (): Promise<Answer<typeof staffSave>> => withStepUp(() => call(staffSave, { staffId: null, ...person, active: true })),
    onSuccess: readAnew,
  })
  const invitation = invited.data?.invitation
  if (invitation) return <InvitationDialog name={person.name} invitation={invitation} onClose={onClose} />
  const ready = person.name.trim() !== '' && person.account.includes('@') && person.grants.length > 0 && areComplete(person.grants)
  return (
    <Dialog
      wide
      title={m.people_invite_title()}
      onClose={onClose}
      actions={
        <OfficeButton look="brand" pending={invited.isPending} disabled={!ready} onClick={() => invited.mutate()}>
          {m.people_invite()}
        </OfficeButton>
      }
    >
      <TextField label={m.people_name()} value={person.name} maxLength={40} onChange={(name) => change({ ...person, name })} />
      <TextField
        label={m.office_account()}
        type="email"
        help={m.people_account_say()}
        value={person.account}
        onChange={(account) => change({ ...person, account })}
      />
      <GrantsEditor grants={person.grants} disabled={invited.isPending} onChange={(grants) => change({ ...person, grants })} />
      <ErrorNote error={invited.error} />
    </Dialog>
  )
}

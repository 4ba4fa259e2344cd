import { staffInvite, staffPinGive } from '@harbour/protocol'
import { useMutation } from '@tanstack/react-query'
import { KeyRound, Mail, UserCheck, UserX } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { withStepUp } from '../../session/step-up.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { DismissDialog } from './DismissDialog.tsx'
import { InvitationDialog } from './InvitationDialog.tsx'
import { PinDialog } from './PinDialog.tsx'
import { useReadPeopleAnew, type Person } from './use-people.ts'

/** The things that can be done about somebody: a new invitation, a PIN for their shop's tablets, and the end of their time here. */
export function PersonTools({ person }: { person: Person }) {
  const { staffId, name, active, grants } = person
  const [dismissing, setDismissing] = useState(false)
  const readAnew = useReadPeopleAnew()
  const invited = useMutation({ mutationFn: () => withStepUp(() => call(staffInvite, { staffId })), onSuccess: readAnew })
  const pinned = useMutation({ mutationFn: () => withStepUp(() => call(staffPinGive, { staffId })), onSuccess: readAnew })
  const worksInShop = grants.some(({ role }) => role === 'crew' || role === 'manager' || role === 'admin')
  return (
    <>
      <ErrorNote error={invited.error ?? pinned.error} />
      {active && worksInShop && (
        <OfficeButton icon={KeyRound} pending={pinned.isPending} onClick={() => pinned.mutate()}>
          {m.people_give_pin()}
        </OfficeButton>
      )}
      {active && (
        <OfficeButton icon={Mail} pending={invited.isPending} onClick={() => invited.mutate()}>
          {m.people_invite_again()}
        </OfficeButton>
      )}
      <OfficeButton look={active ? 'danger' : 'line'} icon={active ? UserX : UserCheck} onClick={() => setDismissing(true)}>
        {active ? m.people_dismiss() : m.people_take_back()}
      </OfficeButton>
      {dismissing && <DismissDialog person={person} onClose={() => setDismissing(false)} />}
      {invited.data && <InvitationDialog name={name} invitation={invited.data} onClose={invited.reset} />}
      {pinned.data && <PinDialog name={name} pin={pinned.data.pin} onClose={pinned.reset} />}
    </>
  )
}

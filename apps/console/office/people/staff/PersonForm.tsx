import { staffSave } from '@harbour/protocol'
import type { StaffGrant } from '@harbour/rules'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { withStepUp } from '../../session/step-up.ts'
import { useShopNames } from '../../words/use-shop-names.ts'
import type { ConflictField } from '../../ui/conflict/conflict-fields.ts'
import { EditConflict } from '../../ui/conflict/EditConflict.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { LeaveGuard } from '../../ui/leave/LeaveGuard.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { areComplete } from './grants.ts'
import { GrantsEditor } from './GrantsEditor.tsx'
import { roleName, scopeName } from './staff-words.ts'
import { useReadPeopleAnew, type Person } from './use-people.ts'

type Content = { name: string; account: string; grants: StaffGrant[] }

const contentOf = ({ name, account, grants }: Content): Content => ({ name, account, grants })
const isSame = (one: Content, other: Content): boolean => JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other))

/** The name, the account and the roles of somebody. What is typed is kept when somebody else changes the same person meanwhile: then both are shown. */
export function PersonForm({ person, disabled }: { person: Person; disabled: boolean }) {
  const { staffId, active } = person
  const [seen, setSeen] = useState(contentOf(person))
  const [edited, change] = useState(seen)
  const readAnew = useReadPeopleAnew()
  const { nameOf } = useShopNames()
  const saved = useMutation({
    mutationFn: () => withStepUp(() => call(staffSave, { staffId, ...edited, active, seen: { ...seen, active } })),
    onSuccess: () => {
      sayNote(m.people_saved({ name: edited.name }))
      return readAnew()
    },
    // Whoever was changed by somebody else meanwhile is shown as they are now.
    onError: readAnew,
  })
  const theirs = isSame(person, seen) ? null : contentOf(person)
  // Nothing of one's own would be lost.
  if (theirs && (isSame(edited, seen) || isSame(edited, theirs))) {
    setSeen(theirs)
    change(theirs)
  }
  const changed = !isSame(edited, person)
  const maySave = changed && edited.name.trim() !== '' && areComplete(edited.grants)
  return (
    <Panel title={m.people_may()}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          saved.mutate()
        }}
      >
        <TextField
          label={m.people_name()}
          value={edited.name}
          maxLength={40}
          disabled={disabled}
          onChange={(name) => change({ ...edited, name })}
        />
        <TextField
          label={m.office_account()}
          type="email"
          value={edited.account}
          disabled={disabled}
          onChange={(account) => change({ ...edited, account })}
        />
        <GrantsEditor grants={edited.grants} disabled={disabled} onChange={(grants) => change({ ...edited, grants })} />
        {theirs && (
          <EditConflict
            fields={differences(edited, theirs, nameOf)}
            onKeep={() => setSeen(theirs)}
            onTake={() => {
              setSeen(theirs)
              change(theirs)
            }}
          />
        )}
        <ErrorNote error={saved.error} />
        {!disabled && (
          <span>
            <OfficeButton type="submit" look="brand" pending={saved.isPending} disabled={!maySave}>
              {m.office_save()}
            </OfficeButton>
          </span>
        )}
      </form>
      <LeaveGuard
        isDirty={changed && !disabled}
        onSave={() => maySave && !saved.isPending && saved.mutate()}
        onDiscard={() => change(contentOf(person))}
      />
    </Panel>
  )
}

/** The fields in which what is typed differs from what somebody else has saved meanwhile. */
function differences(mine: Content, theirs: Content, nameOf: ShopName): ConflictField[] {
  const rolesOf = ({ grants }: Content) => grants.map(({ role, scope }) => `${roleName(role)}: ${scopeName(scope, nameOf)}`).join(' · ')
  const fields = [
    { key: 'name', name: m.people_name(), mine: mine.name, theirs: theirs.name },
    { key: 'account', name: m.office_account(), mine: mine.account, theirs: theirs.account },
    { key: 'roles', name: m.people_roles(), mine: rolesOf(mine), theirs: rolesOf(theirs) },
  ]
  return fields.filter((field) => field.mine !== field.theirs)
}

type ShopName = ReturnType<typeof useShopNames>['nameOf']

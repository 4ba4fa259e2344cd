import { staffSave } from '@harbour/protocol'
import type { StaffGrant } from '@harbour/rules'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { withStepUp } from '../../session/step-up.ts'
import { useShopNames } from '../../words/use-shop-names.ts'
import { Callout } from '../../ui/Callout.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { areWhole } from './grants.ts'
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
  const saved = useMutation({
    mutationFn: () => withStepUp(() => call(staffSave, { staffId, ...edited, active })),
    onSuccess: () => {
      sayNote(m.people_saved({ name: edited.name }))
      return readAnew()
    },
  })
  const theirs = isSame(person, seen) ? null : contentOf(person)
  // Nothing of one's own would be lost.
  if (theirs && (isSame(edited, seen) || isSame(edited, theirs))) {
    setSeen(theirs)
    change(theirs)
  }
  const changed = !isSame(edited, person)
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
          <Theirs
            theirs={theirs}
            onTake={() => {
              setSeen(theirs)
              change(theirs)
            }}
          />
        )}
        <ErrorNote error={saved.error} />
        {!disabled && (
          <span>
            <OfficeButton
              type="submit"
              look="brand"
              pending={saved.isPending}
              disabled={!changed || edited.name.trim() === '' || !areWhole(edited.grants)}
            >
              {m.office_save()}
            </OfficeButton>
          </span>
        )}
      </form>
    </Panel>
  )
}

/** The person as somebody else has saved them meanwhile. */
function Theirs({ theirs: { name, account, grants }, onTake }: { theirs: Content; onTake: () => void }) {
  const { nameOf } = useShopNames()
  const roles = grants.map(({ role, scope }) => `${roleName(role)}: ${scopeName(scope, nameOf)}`)
  return (
    <div role="alert">
      <Callout
        look="warn"
        tools={
          <OfficeButton small onClick={onTake}>
            {m.people_take_theirs()}
          </OfficeButton>
        }
      >
        <b>{m.people_changed_meanwhile()}</b> {[name, account, ...roles].join(' · ')}
      </Callout>
    </div>
  )
}

import { staffSave } from '@harbour/protocol'
import type { StaffGrant } from '@harbour/rules'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { withStepUp } from '../../session/step-up.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { areWhole } from './grants.ts'
import { GrantsEditor } from './GrantsEditor.tsx'
import { useReadPeopleAnew, type Person } from './use-people.ts'

/** The name, the account and the roles of somebody. */
export function PersonForm({ person, disabled }: { person: Person; disabled: boolean }) {
  const { staffId, active } = person
  const [wish, change] = useState<{ name: string; account: string; grants: StaffGrant[] }>({
    name: person.name,
    account: person.account,
    grants: person.grants,
  })
  const readAnew = useReadPeopleAnew()
  const saved = useMutation({
    mutationFn: () => withStepUp(() => call(staffSave, { staffId, ...wish, active })),
    onSuccess: () => {
      sayNote(m.people_saved({ name: wish.name }))
      return readAnew()
    },
  })
  const changed = JSON.stringify([wish.name, wish.account, wish.grants]) !== JSON.stringify([person.name, person.account, person.grants])
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
          value={wish.name}
          maxLength={40}
          disabled={disabled}
          onChange={(name) => change({ ...wish, name })}
        />
        <TextField
          label={m.office_account()}
          type="email"
          value={wish.account}
          disabled={disabled}
          onChange={(account) => change({ ...wish, account })}
        />
        <GrantsEditor grants={wish.grants} disabled={disabled} onChange={(grants) => change({ ...wish, grants })} />
        <ErrorNote error={saved.error} />
        {!disabled && (
          <span>
            <OfficeButton
              type="submit"
              look="brand"
              pending={saved.isPending}
              disabled={!changed || wish.name.trim() === '' || !areWhole(wish.grants)}
            >
              {m.office_save()}
            </OfficeButton>
          </span>
        )}
      </form>
    </Panel>
  )
}

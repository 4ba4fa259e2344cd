import { staffPinSave } from '@harbour/protocol'
import { isWeakPin } from '@harbour/rules'
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

/** The PIN by which whoever is signed in works at their shop's tablets. */
export function OwnPin() {
  const [pin, type] = useState('')
  const saved = useMutation({
    mutationFn: () => withStepUp(() => call(staffPinSave, { pin })),
    onSuccess: () => {
      type('')
      sayNote(m.people_pin_saved())
    },
  })
  const isPin = /^\d{4,8}$/.test(pin)
  const weak = isPin && isWeakPin(pin)
  return (
    <Panel title={m.people_own_pin()}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          saved.mutate()
        }}
      >
        <TextField
          label={m.people_pin()}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          help={m.people_pin_digits()}
          error={weak ? m.people_pin_weak() : undefined}
          value={pin}
          onChange={type}
        />
        <ErrorNote error={saved.error} />
        <span>
          <OfficeButton type="submit" look="brand" pending={saved.isPending} disabled={!isPin || weak}>
            {m.people_save_pin()}
          </OfficeButton>
        </span>
      </form>
    </Panel>
  )
}

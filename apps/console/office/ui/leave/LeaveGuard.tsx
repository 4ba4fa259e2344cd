import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Dialog } from '../Dialog.tsx'
import { OfficeButton } from '../OfficeButton.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

type LeaveGuardProps = { isDirty: boolean; onSave: () => void; onLeave: () => void }

/** Asks before a page is left whose changes were not saved. Its own tabs do not leave it. */
export function LeaveGuard({ isDirty, onSave, onLeave }: LeaveGuardProps) {
  const [leave, setLeave] = useState<(() => void) | null>(null)
  useLeaveGuard(isDirty, (go) => setLeave(() => go))
  if (!leave) return null
  return (
    <Dialog
      title={m.office_leave_title()}
      onClose={() => setLeave(null)}
      actions={
        <>
          <OfficeButton
            look="danger"
            onClick={() => {
              onLeave()
              leave()
            }}
          >
            {m.office_leave_go()}
          </OfficeButton>
          <OfficeButton
            look="go"
            onClick={() => {
              setLeave(null)
              onSave()
            }}
          >
            {m.office_save_changes()}
          </OfficeButton>
        </>
      }
    >
      <p>{m.office_leave_say()}</p>
    </Dialog>
  )
}

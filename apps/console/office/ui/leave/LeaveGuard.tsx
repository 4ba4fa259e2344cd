import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Dialog } from '../Dialog.tsx'
import { OfficeButton } from '../OfficeButton.tsx'
import type { PagePart } from './same-place.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

type LeaveGuardProps = {
  isDirty: boolean
  onSave: () => void
  onDiscard: () => void
  /** The part of the page that is edited, where another part is another page. */
  part?: PagePart
  /** The words of the address that do the same. */
  words?: readonly string[]
  /** An address that the page takes on while it is edited. */
  next?: string
}

/** Asks before a page is left whose changes were not saved: they are saved and it stays, or they are dropped. Its own tabs do not leave it. */
export function LeaveGuard({ isDirty, onSave, onDiscard, part, words, next }: LeaveGuardProps) {
  const [leave, setLeave] = useState<(() => void) | null>(null)
  useLeaveGuard(isDirty, (go) => setLeave(() => go), { part, words, next })
  if (!leave) return null
  const stay = () => setLeave(null)
  return (
    <Dialog
      title={m.office_leave_title()}
      onClose={stay}
      actions={
        <>
          <OfficeButton
            look="danger"
            onClick={() => {
              stay()
              onDiscard()
              leave()
            }}
          >
            {m.office_leave_go()}
          </OfficeButton>
          <OfficeButton
            look="go"
            onClick={() => {
              stay()
              onSave()
            }}
          >
            {m.office_save()}
          </OfficeButton>
        </>
      }
    >
      <p>{m.office_leave_say()}</p>
    </Dialog>
  )
}

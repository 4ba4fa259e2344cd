import { useContext, useEffect, useState } from 'react'
import { UNSAFE_NavigationContext } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { Dialog } from '../../ui/Dialog.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'

type LeaveGuardProps = { isDirty: boolean; onSave: () => void; onLeave: () => void }

/** Asks before a shop is left whose changes were not saved: by a link, or by closing the page. Its own tabs do not leave it. */
export function LeaveGuard({ isDirty, onSave, onLeave }: LeaveGuardProps) {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [leave, setLeave] = useState<(() => void) | null>(null)
  // Where this router goes, and what the browser does, is decided outside of React.
  useEffect(() => {
    if (!isDirty) return undefined
    const { push } = navigator
    navigator.push = (...to) => {
      if (pathOf(to[0]) === location.pathname) push(...to)
      else setLeave(() => () => push(...to))
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', onUnload)
    return () => {
      navigator.push = push
      removeEventListener('beforeunload', onUnload)
    }
  }, [isDirty, navigator])
  if (!leave) return null
  return (
    <Dialog
      title={m.shops_leave_title()}
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
            {m.shops_leave_go()}
          </OfficeButton>
          <OfficeButton
            look="go"
            onClick={() => {
              setLeave(null)
              onSave()
            }}
          >
            {m.shops_save_changes()}
          </OfficeButton>
        </>
      }
    >
      <p>{m.shops_leave_say()}</p>
    </Dialog>
  )
}

const pathOf = (to: string | { pathname?: string | undefined } | undefined): string =>
  new URL(typeof to === 'string' ? to : (to?.pathname ?? ''), location.href).pathname

import { useContext, useEffect, useState } from 'react'
import { UNSAFE_NavigationContext } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { Dialog } from '../../ui/Dialog.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'

type LeaveGuardProps = { isDirty: boolean; onSave: () => void; onDiscard: () => void }

/** Asks before a page is left whose changes were not saved: by a link, by the browser's way back, or by closing it. */
export function LeaveGuard({ isDirty, onSave, onDiscard }: LeaveGuardProps) {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [leave, setLeave] = useState<(() => void) | null>(null)
  // Where this router goes, and what the browser does, is decided outside of React.
  useEffect(() => {
    if (!isDirty) return undefined
    const { push, replace } = navigator
    const own = { state: history.state as unknown, address: location.href }
    navigator.push = (...to) => setLeave(() => () => push(...to))
    navigator.replace = (...to) => setLeave(() => () => replace(...to))
    const onBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      const wanted = location.pathname + location.search
      history.pushState(own.state, '', own.address)
      setLeave(() => () => push(wanted.replace(/^\/console\/office/, '') || '/'))
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('popstate', onBack, { capture: true })
    addEventListener('beforeunload', onUnload)
    return () => {
      Object.assign(navigator, { push, replace })
      removeEventListener('popstate', onBack, { capture: true })
      removeEventListener('beforeunload', onUnload)
    }
  }, [isDirty, navigator])
  if (!leave) return null
  const stay = () => setLeave(null)
  return (
    <Dialog
      title={m.menu_leave_title()}
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
            {m.menu_leave_go()}
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
      <p>{m.menu_leave_say()}</p>
    </Dialog>
  )
}

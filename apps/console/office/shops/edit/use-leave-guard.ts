import { useContext, useEffect, useEffectEvent } from 'react'
import { UNSAFE_NavigationContext } from 'react-router'

/** Keeps a page whose changes were not saved: whatever would leave it, a link, the browser's way back or its end, is handed over instead. Another part of the same page is none. */
export function useLeaveGuard(isDirty: boolean, onLeave: (go: () => void) => void): void {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const ask = useEffectEvent(onLeave)
  // Where this router goes, and what the browser does, is decided outside of React.
  useEffect(() => {
    if (!isDirty) return undefined
    const { push, replace } = navigator
    const { pathname } = location
    let own = { state: history.state as unknown, address: location.href }
    navigator.push = (...to) => {
      if (pathOf(to[0]) === pathname) push(...to)
      else ask(() => push(...to))
    }
    navigator.replace = (...to) => {
      replace(...to)
      own = { state: history.state, address: location.href }
    }
    const onBack = (event: PopStateEvent) => {
      if (location.pathname === pathname) return
      event.stopImmediatePropagation()
      const wanted = location.pathname + location.search
      history.pushState(own.state, '', own.address)
      ask(() => push(wanted))
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
}

const pathOf = (to: string | { pathname?: string | undefined } | undefined): string =>
  new URL(typeof to === 'string' ? to : (to?.pathname ?? ''), location.href).pathname

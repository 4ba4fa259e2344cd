import { useContext, useEffect, useEffectEvent } from 'react'
import { UNSAFE_NavigationContext } from 'react-router'
import { isSamePlace, type PageHere, type To } from './same-place.ts'
import { guardUnsaved } from './unsaved.ts'

/**
 * Keeps a page whose changes were not saved: whatever would leave it, a link, the browser's way back or its end, another language or brand, is handed over instead. Another part of the same page is none,
 * but where `part` or `words` are given, and neither is the address `next`.
 */
export function useLeaveGuard(isDirty: boolean, onLeave: (go: () => void) => void, page: Omit<PageHere, 'href'> = {}): void {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const ask = useEffectEvent(onLeave)
  const stays = useEffectEvent((to: To) => isSamePlace(to, { ...page, href: location.href }))
  // Where this router goes, and what the browser does, is decided outside of React.
  useEffect(() => {
    if (!isDirty) return undefined
    const { push, replace } = navigator
    let isGoing = false
    const goBy = (go: () => void) => () => {
      isGoing = true
      go()
    }
    const guarded =
      (go: typeof push): typeof push =>
      (...to) => {
        if (isGoing || stays(to[0])) go(...to)
        else ask(goBy(() => go(...to)))
      }
    Object.assign(navigator, { push: guarded(push), replace: guarded(replace) })
    // The router hears of the way back before anybody else; only this event comes earlier. A browser without it goes back unasked.
    const onNavigate = (event: NavigateEvent) => {
      const { key, url } = event.destination
      if (isGoing || event.navigationType !== 'traverse' || !event.cancelable || stays(url)) return
      event.preventDefault()
      ask(goBy(() => void navigation.traverseTo(key)))
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const browser = 'navigation' in window ? navigation : undefined
    browser?.addEventListener('navigate', onNavigate)
    addEventListener('beforeunload', onUnload)
    const end = guardUnsaved((go) => ask(goBy(go)))
    return () => {
      end()
      Object.assign(navigator, { push, replace })
      browser?.removeEventListener('navigate', onNavigate)
      removeEventListener('beforeunload', onUnload)
    }
  }, [isDirty, navigator])
}

import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { optionalLazyPart, lazyPart } from '../../lib/lazy-part.ts'
import { useNetwork } from '../../lib/network.ts'
import { saveUtm } from '../../navigation/carried-query.ts'
import { offersUpdate, tellsOfflineItself } from '../../navigation/route-traits.ts'
import { LinkContext } from '../../ui/Anchor.tsx'
import { ToastRegion } from '../../ui/overlay/ToastRegion.tsx'
import { useLoginAgain } from '../login-again.ts'
import { MainTabs } from './MainTabs.tsx'
import { RouterLink } from './RouterLink.tsx'
import { useArrival } from './arrival.ts'
import { OptionalBoundary } from './OptionalBoundary.tsx'
import './shell.css'

const NetworkDialog = lazyPart(() => import('./NetworkDialog.tsx'), 'NetworkDialog')
const OfflineNote = optionalLazyPart(() => import('./OfflineNote.tsx'), 'OfflineNote')
const UpdateNote = optionalLazyPart(() => import('./UpdateNote.tsx'), 'UpdateNote')
const DesktopSides = optionalLazyPart(() => import('./DesktopSides.tsx'), 'DesktopSides')

/** The frame around every screen: tab bar, toasts, the network dialog, and pictures at the sides of a desktop (spec 1.8). */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const { failed, offline, renewed } = useNetwork()
  const wide = useSyncExternalStore(onWidth, isWide, () => false)
  // Local storage keeps what a guest came with for the whole visit.
  useEffect(() => saveUtm(search), [search])
  useLoginAgain()
  // The browser keeps the place on the way back; a new screen begins at its top, before it fades in. What opens over a screen moves nothing.
  const how = useNavigationType()
  const begin = useEffectEvent(() => how !== 'POP' && scrollTo(0, 0))
  useLayoutEffect(() => void begin(), [pathname])
  useArrival()
  return (
    <LinkContext value={RouterLink}>
      <OptionalBoundary>{offline && !tellsOfflineItself(pathname) && <OfflineNote />}</OptionalBoundary>
      {children}
      <MainTabs />
      <ToastRegion />
      <OptionalBoundary>
        {failed && <NetworkDialog />}
        {renewed && offersUpdate(pathname) && <UpdateNote />}
        {wide && <DesktopSides />}
      </OptionalBoundary>
    </LinkContext>
  )
}

const wideEnough = '(min-width: 1024px)'
const isWide = () => matchMedia(wideEnough).matches

function onWidth(listener: () => void) {
  const width = matchMedia(wideEnough)
  width.addEventListener('change', listener)
  return () => width.removeEventListener('change', listener)
}

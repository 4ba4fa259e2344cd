import { Suspense, ViewTransition, type ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { Preordering } from '../features/preorder/Preordering.tsx'
import { OptionalBoundary } from './shell/OptionalBoundary.tsx'
import { useLeavingOrder } from './leaving-order.ts'
import { Ready } from './shell/Ready.tsx'
import { RouteBoundary } from './shell/RouteBoundary.tsx'
import { ScreenSkeleton } from './shell/ScreenSkeleton.tsx'
import { useAsksTerms } from '../entities/member/terms-prompt.ts'
import { optionalLazyPart, lazyPart } from '../lib/lazy-part.ts'

export const HomeScreen = lazyPart(() => import('../features/home/HomeScreen.tsx'), 'HomeScreen')
const MenuRoute = lazyPart(() => import('./menu-route.tsx'), 'MenuRoute')
const PartnerCoupons = optionalLazyPart(() => import('../features/coupons/partner/PartnerCoupons.tsx'), 'PartnerCoupons')
const OtherScreens = lazyPart(() => import('./other-routes.tsx'), 'OtherScreens')
const TermsUpdate = optionalLazyPart(() => import('./other-routes.tsx'), 'TermsUpdate')

/** The addresses of the first screens; all others have a file of their own (spec 2.1 to 2.29). */
export function Screens() {
  useLeavingOrder()
  return (
    <>
      <Routes>
        <Route path="/" element={<ToHome />} />
        <Route path="/index.html" element={<ToHome />} />
        <Route path="/dist/index.html" element={<ToHome />} />
        <Route path="/home" element={ordering(<HomeScreen partnerCoupons={<PartnerCoupons />} />)} />
        <Route path="/orderFood/:type" element={ordering(<MenuRoute />)} />
        <Route path="*" element={screen(<OtherScreens />)} />
      </Routes>
      <ChangedTerms />
    </>
  )
}

/** Apart from the screens: these must not be drawn anew for a session that ends before the way to the login is taken. */
function ChangedTerms() {
  const asks = useAsksTerms()
  return <OptionalBoundary>{asks && <TermsUpdate />}</OptionalBoundary>
}

/** A screen on which a guest can say for when. */
const ordering = (element: ReactNode) =>
  screen(
    <>
      {element}
      <Preordering keeps />
    </>,
  )

const screen = (element: ReactNode) => <Screen>{element}</Screen>

/**
 * A screen fades in for the one before it, which stays until its code has come. Changes within a screen must not fade: while the
 * browser prepares a transition, React cannot take what is typed, and letters would be lost.
 */
function Screen({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <RouteBoundary at={pathname}>
      <Suspense fallback={<ScreenSkeleton />}>
        <ViewTransition key={pathname} default="none" enter="screen" exit="screen">
          {children}
          <Ready />
        </ViewTransition>
      </Suspense>
    </RouteBoundary>
  )
}

function ToHome() {
  const { search } = useLocation()
  return <Navigate to={`/home${search}`} replace />
}

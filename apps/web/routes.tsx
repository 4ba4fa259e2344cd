import { Suspense, ViewTransition, type ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { CartOverMenu } from './features/cart/CartOverMenu.tsx'
import { Preordering } from './features/preorder/Preordering.tsx'
import { useLeavingOrder } from './shell/leaving-order.ts'
import { Ready } from './shell/Ready.tsx'
import { RouteBoundary } from './shell/RouteBoundary.tsx'
import { ScreenSkeleton } from './shell/ScreenSkeleton.tsx'
import { useAsksTerms } from './stores/terms-anew.ts'
import type { Wallet } from './stores/coupons.ts'
import { lazyPart } from './stores/lazy-part.ts'

export const HomeScreen = lazyPart(() => import('./features/home/HomeScreen.tsx'), 'HomeScreen')
export const MenuScreen = lazyPart(() => import('./features/menu/MenuScreen.tsx'), 'MenuScreen')
const TermsAnew = lazyPart(() => import('./features/login/TermsAnew.tsx'), 'TermsAnew')
const CartCoupons = lazyPart(() => import('./features/coupon/CartCoupons.tsx'), 'CartCoupons')
const OtherScreens = lazyPart(() => import('./other-routes.tsx'), 'OtherScreens')

/** The addresses of the first screens; all others have a file of their own (spec 2.1 to 2.29). Here features meet: the menu carries the cart. */
export function Screens() {
  useLeavingOrder()
  return (
    <>
      <Routes>
        <Route path="/" element={<ToHome />} />
        <Route path="/index.html" element={<ToHome />} />
        <Route path="/dist/index.html" element={<ToHome />} />
        <Route path="/home" element={ordering(<HomeScreen />)} />
        <Route
          path="/orderFood/:type"
          element={ordering(<MenuScreen cart={(close) => <CartOverMenu onClose={close} coupons={cartCoupons} />} />)}
        />
        <Route path="*" element={screen(<OtherScreens />)} />
      </Routes>
      <ChangedTerms />
    </>
  )
}

/** The cart carries the coupons. */
const cartCoupons = (wallet: Wallet) => (
  <Suspense fallback={null}>
    <CartCoupons wallet={wallet} />
  </Suspense>
)

/** Apart from the screens: these must not be drawn anew for a session that ends before the way to the login is taken. */
function ChangedTerms() {
  const asks = useAsksTerms()
  return <Suspense fallback={null}>{asks && <TermsAnew />}</Suspense>
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
    <RouteBoundary>
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

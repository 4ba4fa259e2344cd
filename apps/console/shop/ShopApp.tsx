import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { useKeys } from '../api/keys.ts'
import { Board } from './board/Board.tsx'
import { ShopFrame } from './frame/ShopFrame.tsx'
import { CancelHost } from './orders/steps/CancelHost.tsx'
import { useOrderStream } from './orders/use-shop-orders.ts'
import { UndoBar } from '../ui/UndoBar.tsx'
import { SignInScreen } from './shift/SignInScreen.tsx'

const KitchenScreen = lazy(async () => ({ default: (await import('./kitchen/KitchenScreen.tsx')).KitchenScreen }))
const OrderDetail = lazy(async () => ({ default: (await import('./order-detail/OrderDetail.tsx')).OrderDetail }))
const OrderHistory = lazy(async () => ({ default: (await import('./history/OrderHistory.tsx')).OrderHistory }))
const StateScreen = lazy(async () => ({ default: (await import('./state/StateScreen.tsx')).StateScreen }))
const PairScreen = lazy(async () => ({ default: (await import('./pairing/PairScreen.tsx')).PairScreen }))
const SupplyScreen = lazy(async () => ({ default: (await import('./supply/SupplyScreen.tsx')).SupplyScreen }))

/** The shop's tablet: paired with a shop first, then signed in, then at work. */
export function ShopApp() {
  const [paired, signedIn] = [useKeys(({ tablet }) => tablet !== null), useKeys(({ shift }) => shift !== null)]
  if (!paired)
    return (
      <Suspense fallback={null}>
        <PairScreen />
      </Suspense>
    )
  return <PairedShop signedIn={signedIn} />
}

function PairedShop({ signedIn }: { signedIn: boolean }) {
  useOrderStream()
  if (!signedIn) return <SignInScreen />
  return (
    <ShopFrame>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/kitchen" element={<KitchenScreen />} />
          <Route path="/state" element={<StateScreen />} />
          <Route path="/supply" element={<SupplyScreen />} />
          <Route path="/order/:orderId" element={<OrderDetail />} />
          <Route path="/history" element={<OrderHistory />} />
          <Route path="*" element={<Board />} />
        </Routes>
      </Suspense>
      <UndoBar />
      <CancelHost />
    </ShopFrame>
  )
}

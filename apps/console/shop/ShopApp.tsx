import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { useKeys } from '../api/keys.ts'
import { Board } from './board/Board.tsx'
import { ShopFrame } from './frame/ShopFrame.tsx'
import { useOrderStream } from './orders/use-shop-orders.ts'
import { PairScreen } from './pairing/PairScreen.tsx'
import { UndoBar } from '../ui/UndoBar.tsx'
import { SignInScreen } from './shift/SignInScreen.tsx'

const KitchenScreen = lazy(async () => ({ default: (await import('./kitchen/KitchenScreen.tsx')).KitchenScreen }))
const RidersScreen = lazy(async () => ({ default: (await import('./riders/RidersScreen.tsx')).RidersScreen }))
const StateScreen = lazy(async () => ({ default: (await import('./state/StateScreen.tsx')).StateScreen }))
const SupplyScreen = lazy(async () => ({ default: (await import('./supply/SupplyScreen.tsx')).SupplyScreen }))

/** The shop's tablet: paired with a shop first, then signed in, then at work. */
export function ShopApp() {
  const [paired, signedIn] = [useKeys(({ tablet }) => tablet !== null), useKeys(({ shift }) => shift !== null)]
  if (!paired) return <PairScreen />
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
          <Route path="/riders" element={<RidersScreen />} />
          <Route path="/state" element={<StateScreen />} />
          <Route path="/supply" element={<SupplyScreen />} />
          <Route path="*" element={<Board />} />
        </Routes>
      </Suspense>
      <UndoBar />
    </ShopFrame>
  )
}

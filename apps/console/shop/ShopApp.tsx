import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { useKeys } from '../api/keys.ts'
import { fetchedSoon } from '../lib/fetched-soon.tsx'
import { UndoBar } from '../ui/UndoBar.tsx'
import { Alarm } from './alarm/Alarm.tsx'
import { useAwake } from './device/use-awake.ts'
import { useHeartbeat } from './device/use-heartbeat.ts'
import { ShopFrame } from './frame/ShopFrame.tsx'
import { CancelHost } from './orders/steps/CancelHost.tsx'
import { useStepQueue } from './orders/step-queue.ts'
import { useOrderStream } from './orders/use-shop-orders.ts'
import { AutomaticPrinting } from './printing/AutomaticPrinting.tsx'
import { useAtWork } from './shift/door.ts'
import { useAutoLock } from './shift/use-auto-lock.ts'

const Board = fetchedSoon(async () => (await import('./board/Board.tsx')).Board)
const AssignRider = fetchedSoon(async () => (await import('./riders/AssignRider.tsx')).AssignRider)
const SignInScreen = fetchedSoon(async () => (await import('./shift/SignInScreen.tsx')).SignInScreen)
const DayEndScreen = lazy(async () => ({ default: (await import('./day-end/DayEndScreen.tsx')).DayEndScreen }))
const KitchenScreen = lazy(async () => ({ default: (await import('./kitchen/KitchenScreen.tsx')).KitchenScreen }))
const OrderDetail = lazy(async () => ({ default: (await import('./order-detail/OrderDetail.tsx')).OrderDetail }))
const OrderHistory = lazy(async () => ({ default: (await import('./history/OrderHistory.tsx')).OrderHistory }))
const PairScreen = lazy(async () => ({ default: (await import('./pairing/PairScreen.tsx')).PairScreen }))
const PrintButton = fetchedSoon(async () => (await import('./printing/PrintButton.tsx')).PrintButton)
const PrintJobs = lazy(async () => ({ default: (await import('./printing/PrintJobs.tsx')).PrintJobs }))
const RidersScreen = lazy(async () => ({ default: (await import('./riders/RidersScreen.tsx')).RidersScreen }))
const StateScreen = lazy(async () => ({ default: (await import('./state/StateScreen.tsx')).StateScreen }))
const SupplyScreen = lazy(async () => ({ default: (await import('./supply/SupplyScreen.tsx')).SupplyScreen }))

/** The shop's tablet: paired with a shop first, then signed in, then at work. */
export function ShopApp() {
  const paired = useKeys(({ tablet }) => tablet !== null)
  if (paired) return <PairedShop />
  return (
    <Suspense fallback={null}>
      <PairScreen />
    </Suspense>
  )
}

/** The steps that wait for the line. */
const unsent = () => useStepQueue.getState().waiting.length

function PairedShop() {
  useOrderStream()
  useAwake()
  useHeartbeat(unsent)
  useAutoLock()
  const [signedIn, atWork] = [useKeys(({ shift }) => shift !== null), useAtWork()]
  return (
    <>
      {/* Behind the lock everything stays as it was. */}
      <div hidden={!atWork}>{signedIn && <Screens />}</div>
      {!atWork && <SignInScreen />}
      <Alarm />
    </>
  )
}

function Screens() {
  return (
    <ShopFrame>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/kitchen" element={<KitchenScreen />} />
          <Route path="/printing" element={<PrintJobs />} />
          <Route path="/day-end" element={<DayEndScreen />} />
          <Route path="/riders" element={<RidersScreen />} />
          <Route path="/state" element={<StateScreen />} />
          <Route path="/supply" element={<SupplyScreen />} />
          <Route path="/order/:orderId" element={<OrderDetail printButton={(order) => <PrintButton order={order} />} />} />
          <Route path="/history" element={<OrderHistory />} />
          <Route path="*" element={<Board riderPart={AssignRider} />} />
        </Routes>
      </Suspense>
      <UndoBar />
      <CancelHost />
      <AutomaticPrinting />
    </ShopFrame>
  )
}

import type { ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { useKeys } from '../api/keys.ts'
import { preloaded } from '../lib/preloaded.tsx'
import { useSteadyTaps } from '../lib/steady-taps.ts'
import { CrashBoundary } from '../ui/CrashBoundary.tsx'
import { UndoBar } from '../ui/UndoBar.tsx'
import { Alarm } from './alarm/Alarm.tsx'
import { AlarmCrashed } from './crash/AlarmCrashed.tsx'
import { MissingScreen } from './crash/MissingScreen.tsx'
import { noteCrash } from './crash/note-crash.ts'
import { ScreenCrashed } from './crash/ScreenCrashed.tsx'
import { useAwake } from './device/use-awake.ts'
import { useHeartbeat } from './device/use-heartbeat.ts'
import { useWakeUps } from './device/use-wake-ups.ts'
import { ShopFrame } from './frame/ShopFrame.tsx'
import { CancelHost } from './orders/steps/CancelHost.tsx'
import { useStepQueue } from './orders/step-queue.ts'
import { useOrderStream } from './orders/use-shop-orders.ts'
import { useAtWork } from './shift/tablet-lock.ts'
import { useAutoLock } from './shift/use-auto-lock.ts'

/** Says of a screen that it does not come. */
const screen = { missing: MissingScreen }

const Board = preloaded(async () => (await import('./board/Board.tsx')).Board, screen)
const DayEndScreen = preloaded(async () => (await import('./day-end/DayEndScreen.tsx')).DayEndScreen, screen)
const KitchenScreen = preloaded(async () => (await import('./kitchen/KitchenScreen.tsx')).KitchenScreen, screen)
const OrderDetail = preloaded(async () => (await import('./order-detail/OrderDetail.tsx')).OrderDetail, screen)
const OrderHistory = preloaded(async () => (await import('./history/OrderHistory.tsx')).OrderHistory, screen)
const PairScreen = preloaded(async () => (await import('./pairing/PairScreen.tsx')).PairScreen, screen)
const PrintJobs = preloaded(async () => (await import('./printing/PrintJobs.tsx')).PrintJobs, screen)
const RidersScreen = preloaded(async () => (await import('./riders/RidersScreen.tsx')).RidersScreen, screen)
const SignInScreen = preloaded(async () => (await import('./shift/SignInScreen.tsx')).SignInScreen, screen)
const StateScreen = preloaded(async () => (await import('./state/StateScreen.tsx')).StateScreen, screen)
const SupplyScreen = preloaded(async () => (await import('./supply/SupplyScreen.tsx')).SupplyScreen, screen)
const AutomaticPrinting = preloaded(async () => (await import('./printing/AutomaticPrinting.tsx')).AutomaticPrinting)
const AssignRider = preloaded(async () => (await import('./riders/AssignRider.tsx')).AssignRider)
const PrintButton = preloaded(async () => (await import('./printing/PrintButton.tsx')).PrintButton)

/** The shop's tablet: paired with a shop first, then signed in, then at work. */
export function ShopApp() {
  const paired = useKeys(({ tablet }) => tablet !== null)
  return paired ? <PairedShop /> : <PairScreen />
}

/** The steps that wait for the line. */
const unsent = () => useStepQueue.getState().waiting.length

function PairedShop() {
  useOrderStream()
  useAwake()
  useHeartbeat(unsent)
  useWakeUps()
  useAutoLock()
  useSteadyTaps()
  const [signedIn, atWork] = [useKeys(({ shift }) => shift !== null), useAtWork()]
  return (
    <>
      {/* Behind the lock everything stays as it was. */}
      <div hidden={!atWork}>
        <Guarded>{signedIn && <Screens />}</Guarded>
      </div>
      {!atWork && (
        <Guarded>
          <SignInScreen />
        </Guarded>
      )}
      <CrashBoundary onCrash={noteCrash} crashed={(again) => <AlarmCrashed onAgain={again} />}>
        <Alarm />
      </CrashBoundary>
    </>
  )
}

/** A screen that breaks takes nothing else with it: the alarm goes on. */
function Guarded({ at, children }: { at?: string; children: ReactNode }) {
  return (
    <CrashBoundary at={at} onCrash={noteCrash} crashed={(again) => <ScreenCrashed onAgain={again} />}>
      {children}
    </CrashBoundary>
  )
}

function Screens() {
  const { pathname } = useLocation()
  return (
    <ShopFrame>
      <Guarded at={pathname}>
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
      </Guarded>
      <UndoBar />
      <CancelHost />
      <AutomaticPrinting />
    </ShopFrame>
  )
}

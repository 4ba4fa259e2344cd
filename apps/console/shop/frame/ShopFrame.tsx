import { ChefHat, ClipboardCheck, Gauge, Lock, ReceiptText, UtensilsCrossed, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useKeys } from '../../api/keys.ts'
import { timeOfDay } from '../../lib/format.ts'
import { preloaded } from '../../lib/preloaded.tsx'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { AwakeStrip } from '../device/AwakeStrip.tsx'
import { useShopName } from '../device/device-store.ts'
import { SoundButton } from '../device/SoundButton.tsx'
import { WakeUpStrip } from '../device/WakeUpStrip.tsx'
import { useLineState } from '../orders/line-state.ts'
import { byColumn } from '../orders/order-columns.ts'
import { useShopOrders } from '../orders/use-shop-orders.ts'
import { paths } from '../paths.ts'
import { lock } from '../shift/tablet-lock.ts'
import { BoardNumbers } from './BoardNumbers.tsx'
import { LineSign } from './LineSign.tsx'
import './ShopFrame.css'
import { StateButton } from './StateButton.tsx'

// Strips that seldom stand: the frame does not wait for them.
const StepProblems = preloaded(async () => (await import('../orders/steps/StepProblems.tsx')).StepProblems)
const PrinterStrip = preloaded(async () => (await import('../printing/PrinterStrip.tsx')).PrinterStrip)

const places: { to: string; icon: LucideIcon; words: () => string }[] = [
  { to: paths.board, icon: ReceiptText, words: m.frame_orders },
  { to: paths.kitchen, icon: ChefHat, words: m.frame_kitchen },
  { to: paths.supply, icon: UtensilsCrossed, words: m.frame_supply },
  { to: paths.state, icon: Gauge, words: m.frame_state },
  { to: paths.dayEnd, icon: ClipboardCheck, words: m.frame_day_end },
]

/** The frame of every screen of the shop: its name, how it stands, the time, and the way to each place. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const { orders } = useShopOrders()
  const unknown = useLineState() === 'offline'
  const fresh = unknown ? 0 : byColumn(orders).new.length
  return (
    <div className="st" data-part>
      <TopBar />
      <nav className="st__nav" data-part aria-label={m.frame_main_menu()}>
        {places.map(({ to, icon, words }) => (
          <NavLink key={to} to={to} end className={({ isActive }) => (isActive ? 'is-on' : '')}>
            <Icon of={icon} size={28} />
            {words()}
            {to === paths.board && fresh > 0 && <em>{fresh}</em>}
          </NavLink>
        ))}
        <button type="button" className="st__end" onClick={() => lock('hand')}>
          <Icon of={Lock} size={28} />
          {m.frame_lock()}
        </button>
      </nav>
      <main className="st__main">
        <AwakeStrip />
        <WakeUpStrip />
        <PrinterStrip />
        <StepProblems />
        {children}
      </main>
    </div>
  )
}

function TopBar() {
  const tablet = useKeys(({ tablet }) => tablet)
  const shift = useKeys(({ shift }) => shift)
  const time = useAtServerTime(timeOfDay)
  const shopName = useShopName()
  return (
    <header className="st__top" data-part>
      <Mark className="st__logo" />
      <span className="st__who">
        <b>{shopName}</b>
        <span>
          {tablet?.name} · {shift?.name}
        </span>
      </span>
      <BoardNumbers />
      <StateButton />
      <SoundButton />
      <LineSign />
      <b className="st__clock">{time}</b>
    </header>
  )
}

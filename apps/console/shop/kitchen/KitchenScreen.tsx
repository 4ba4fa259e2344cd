import { stations, type Station } from '@harbour/rules'
import { ClockAlert, CornerDownLeft, CupSoda, Drumstick, Pizza, type LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { classes } from '../../lib/classes.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Failure } from '../../ui/Failure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { offerUndo } from '../../ui/UndoBar.tsx'
import { useShopMenu } from '../menu/use-shop-menu.ts'
import type { BoardOrder } from '../orders/queued-step.ts'
import { takeStep } from '../orders/step-queue.ts'
import { useShopOrders } from '../orders/use-shop-orders.ts'
import { kitchenLines, stationsOf, type KitchenLine } from './kitchen-lines.ts'
import { LineButton } from './LineButton.tsx'
import './KitchenScreen.css'

const heads: Record<Station, { icon: LucideIcon; words: () => string; brief: () => string }> = {
  oven: { icon: Pizza, words: m.kitchen_oven, brief: m.kitchen_oven_brief },
  fryer: { icon: Drumstick, words: m.kitchen_fryer, brief: m.kitchen_fryer_brief },
  bar: { icon: CupSoda, words: m.kitchen_bar, brief: m.kitchen_bar_brief },
}

const minute = 60_000

/** The lines that are to be made, for each station: a tap finishes one, another takes that back. */
export function KitchenScreen() {
  const { orders } = useShopOrders()
  const { menu, error, retry } = useShopMenu()
  const [only, show] = useState<Station>()
  const now = useAtServerTime((now) => Math.floor(now / minute) * minute)
  const lines = kitchenLines(orders, menu ? stationsOf(menu) : new Map<string, Station>(), now)
  const shown = only ? [only] : stations
  const first = shown.flatMap((station) => lines[station]).filter(({ done }) => !done)
  useKitchenKeys(first, only, show)
  return (
    <>
      <header className="kitchen__head">
        <h1 className="visually-hidden">{m.frame_kitchen()}</h1>
        <Segments
          label={m.kitchen_stations()}
          segments={[
            { value: undefined, words: m.kitchen_all() },
            ...stations.map((value) => ({ value, words: heads[value].brief(), icon: heads[value].icon })),
          ]}
          chosen={only}
          onChoose={show}
        />
        <p>
          <Icon of={CornerDownLeft} />
          {m.kitchen_hint()}
        </p>
      </header>
      {error && !menu && <Failure error={error} onRetry={retry} />}
      <div className={classes('kitchen', only && 'is-one')}>
        {shown.map((station) => (
          <StationColumn key={station} station={station} lines={lines[station]} />
        ))}
      </div>
      <Footer orders={orders} first={first} />
    </>
  )
}

function StationColumn({ station, lines }: { station: Station; lines: KitchenLine[] }) {
  const open = lines.filter(({ done }) => !done)
  return (
    <section aria-labelledby={`station-${station}`}>
      <header>
        <Icon of={heads[station].icon} size={24} />
        <h2 id={`station-${station}`}>{heads[station].words()}</h2>
        <small>{m.kitchen_pieces({ count: open.reduce((sum, { num }) => sum + num, 0) })}</small>
      </header>
      <ol>
        {lines.map((line) => (
          <li key={line.key}>
            <LineButton line={line} onFinish={() => finish(line)} />
          </li>
        ))}
        {lines.length === 0 && <li className="kitchen__none">{m.kitchen_nothing()}</li>}
      </ol>
    </section>
  )
}

/** Finishes a line in each of its orders, or takes that back; offers the opposite for a moment. */
function finish(line: KitchenLine): void {
  say(line, !line.done)
  offerUndo(line.done ? m.kitchen_taken_back({ name: line.name }) : m.kitchen_finished({ name: line.name }), () => say(line, line.done))
}

function say({ of }: KitchenLine, done: boolean): void {
  for (const { orderId, pickupNo, index } of of) takeStep({ kind: 'line', orderId, pickupNo, index, done })
}

/** Says which order is to be finished first, and what it lacks. */
function Footer({ orders, first }: { orders: BoardOrder[]; first: KitchenLine[] }) {
  const [urgent] = first.toSorted((a, b) => a.promisedBy - b.promisedBy)
  const order = urgent && orders.find(({ orderId }) => orderId === urgent.of[0]?.orderId)
  const lacking = order?.lines.filter((_line, index) => !order.doneLines.includes(index)).map(({ name }) => name)
  return (
    <footer className="kfoot">
      <Icon of={ClockAlert} />
      <span className="kfoot__first">
        {order ? m.kitchen_first({ number: order.pickupNo, names: lacking?.join(m.kitchen_and()) ?? '' }) : m.kitchen_all_made()}
      </span>
      <span className="kfoot__keys">{m.kitchen_keys()}</span>
    </footer>
  )
}

/** A bump bar: 1 to 9 finish that line of those that are shown, the arrows change the station. */
function useKitchenKeys(lines: KitchenLine[], only: Station | undefined, show: (station: Station | undefined) => void): void {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return
      const line = /^[1-9]$/.test(key) ? lines[Number(key) - 1] : undefined
      if (line) finish(line)
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
      if (step !== 0) show(stationBeside(only, step))
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}

function stationBeside(only: Station | undefined, step: number): Station | undefined {
  const all = [undefined, ...stations]
  return all[(all.indexOf(only) + step + all.length) % all.length]
}

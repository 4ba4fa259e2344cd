import { CircleCheck, ClockAlert, PackageCheck } from 'lucide-react'
import { useShortcuts } from '../../lib/shortcuts.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import type { BoardOrder } from '../orders/queued-step.ts'
import { finishMaking } from '../orders/steps/order-steps.ts'
import { isAllDone } from './kitchen-lines.ts'

/** The next thing of all: an order that is all made and can be given out, or the one to be finished first and what it lacks. */
export function KitchenFoot({ orders }: { orders: BoardOrder[] }) {
  const made = orders.find(isAllDone)
  const [first] = orders
  const keys = useShortcuts(({ on }) => on)
  return (
    <footer className="kfoot">
      <Icon of={made ? PackageCheck : first ? ClockAlert : CircleCheck} />
      <span className="kfoot__first" aria-live="polite">
        {made ? m.kitchen_order_made({ number: made.pickupNo }) : first ? firstWords(first) : m.kitchen_all_made()}
      </span>
      {made && (
        <TabletButton look="go" icon={PackageCheck} onClick={() => finishMaking(made)}>
          {m.kitchen_mark_ready({ number: made.pickupNo })}
        </TabletButton>
      )}
      {keys && <span className="kfoot__keys">{m.kitchen_keys()}</span>}
    </footer>
  )
}

function firstWords({ pickupNo, lines, doneLines }: BoardOrder): string {
  const lacking = lines.filter((_line, index) => !doneLines.includes(index)).map(({ name }) => name)
  return m.kitchen_first({ number: pickupNo, names: lacking.join(' · ') })
}

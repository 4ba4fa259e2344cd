import { TriangleAlert } from 'lucide-react'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import type { DayEnd } from './drawer.ts'
import { money } from './day-money.ts'

/** Says before the day is closed what of its money cannot be in the drawer yet: of open orders, and with riders. */
export function NotInDrawer({ dayEnd: { open, withRiders, ends } }: { dayEnd: DayEnd }) {
  const goesOn = useAtServerTime((now) => now < ends)
  const said = [
    ...(open > 0 ? [m.day_end_open_warning({ count: open })] : []),
    ...(goesOn && withRiders.orders > 0 ? [m.day_end_riders_warning({ amount: money(withRiders.amount), count: withRiders.orders })] : []),
  ]
  return said.map((words) => (
    <p key={words} className="eday__warn">
      <Icon of={TriangleAlert} size={20} />
      {words}
    </p>
  ))
}

import { formatTime, type TimeSlot } from '@harbour/rules'
import { Clock, Coffee, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import type { Slot } from '../../entities/shop/slots.ts'
import type { IconComponent } from '../../lib/icon-component.ts'
import { Icon } from '../../ui/Icon.tsx'
import { slotGroups } from './slot-groups.ts'

type SlotsProps = { slots: readonly Slot[]; value: number | undefined; onChange: (start: number) => void }

/** The times of a day, by its parts; full ones stay in sight, struck, with the word for it. */
export function Slots({ slots, value, onChange }: SlotsProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={m.preorder_time()}>
      {slotGroups(slots).map(({ part, slots: each }) => (
        <section key={each[0]?.start}>
          <h3 className="sg">
            <Icon of={parts[part].icon} size={20} className="ink3" />
            {parts[part].name()} <span className="small ink3">{parts[part].hours()}</span>
          </h3>
          <div className="slots">
            {each.map((slot) => (
              <label key={slot.start} className={slot.left > 0 && slot.left <= few ? 'slot is-low' : 'slot'}>
                <input
                  type="radio"
                  className="cover"
                  name={name}
                  checked={slot.start === value}
                  disabled={slot.left === 0}
                  onChange={() => onChange(slot.start)}
                />
                <span className="slot__at">{formatTime(slot.start)}</span>
                <small>{slotWords(slot, value)}</small>
              </label>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** The number is said once so few are left. */
const few = 3

function slotWords({ start, left }: Slot, chosen: number | undefined): string {
  if (left === 0) return m.preorder_full()
  if (start === chosen) return m.preorder_chosen()
  return left <= few ? m.preorder_left({ count: left }) : m.preorder_open()
}

/** The parts of a day as the chain's time slots have them (spec 4.6, 9.2). */
const parts: Record<TimeSlot, { name: () => string; hours: () => string; icon: IconComponent }> = {
  H01: { name: m.preorder_morning, hours: () => m.preorder_until({ time: '10:59' }), icon: Coffee },
  H02: { name: m.preorder_lunch, hours: () => m.preorder_until({ time: '14:29' }), icon: Sun },
  H03: { name: m.preorder_tea, hours: () => m.preorder_until({ time: '17:29' }), icon: Clock },
  H04: { name: m.preorder_dinner, hours: () => m.preorder_from({ time: '17:30' }), icon: Moon },
}

import { Check, TriangleAlert } from 'lucide-react'
import { classes } from '../../lib/classes.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { OrderTimer } from '../orders/OrderTimer.tsx'
import type { KitchenLine } from './kitchen-lines.ts'
import './LineButton.css'

/** A line that a tap finishes, or takes back: how many of what, how, for which orders, and until when. */
export function LineButton({ line, onFinish }: { line: KitchenLine; onFinish: () => void }) {
  const late = useAtServerTime((now) => !line.done && now > line.promisedBy)
  const numbers = line.of.map(({ pickupNo }) => pickupNo)
  const several = line.of.length > 1
  return (
    <button type="button" className={classes('kl', line.done && 'is-done', late && 'is-late')} aria-pressed={line.done} onClick={onFinish}>
      <span className="kl__n">{line.num}</span>
      <span className="kl__w">
        <b>{line.name}</b>
        {line.choices && <small>{line.choices}</small>}
        {several && <small>{m.kitchen_together({ numbers: numbers.join('、') })}</small>}
        {line.allergy && (
          <span className="kl__a">
            <Icon of={TriangleAlert} size={18} />
            {line.allergy}
          </span>
        )}
      </span>
      <span className="kl__r">
        <span>{several ? m.kitchen_orders({ count: numbers.length }) : numbers[0]}</span>
        {line.done ? (
          <span className="kl__d">
            <Icon of={Check} size={18} />
            {m.kitchen_done()}
          </span>
        ) : (
          <OrderTimer promisedBy={line.promisedBy} />
        )}
      </span>
    </button>
  )
}

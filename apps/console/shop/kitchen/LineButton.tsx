import { Check, TriangleAlert } from 'lucide-react'
import { classes } from '../../lib/classes.ts'
import { timeOfDay } from '../../lib/format.ts'
import { listWords } from '../../lib/list-words.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { OrderTimer } from '../orders/OrderTimer.tsx'
import type { PieceRow } from '../orders/parts/line-pieces.ts'
import type { KitchenLine } from './kitchen-lines.ts'
import './LineButton.css'

type LineButtonProps = { line: KitchenLine; inOrder?: boolean; onFinish: () => void }

/** A line that a tap finishes, or takes back: how many of what, how, for which orders, and until when; within its order's card only the first two. */
export function LineButton({ line, inOrder = false, onFinish }: LineButtonProps) {
  const late = useAtServerTime((now) => !inOrder && !line.done && now > line.promisedBy)
  const numbers = line.of.map(({ pickupNo }) => pickupNo)
  const several = line.of.length > 1
  return (
    <button type="button" className={classes('kl', line.done && 'is-done', late && 'is-late')} aria-pressed={line.done} onClick={onFinish}>
      <span className="kl__n">{line.num}</span>
      <span className="kl__w">
        <b>{line.name}</b>
        {line.rows.map((row, at) => (
          <Row key={at} row={row} />
        ))}
        {several && <small>{m.kitchen_together({ numbers: listWords(numbers) })}</small>}
        {line.allergy && !inOrder && (
          <span className="kl__a">
            <Icon of={TriangleAlert} size={18} />
            {line.allergy}
          </span>
        )}
      </span>
      <span className="kl__r">
        {!inOrder && <span>{several ? m.kitchen_orders({ count: numbers.length }) : numbers[0]}</span>}
        {line.ofAge && <span className="tag tag--age">{m.kitchen_of_age()}</span>}
        {line.done ? <Done at={line.doneAt} /> : !inOrder && <OrderTimer promisedBy={line.promisedBy} />}
      </span>
    </button>
  )
}

const sides = { left: m.kitchen_left, right: m.kitchen_right }

function Row({ row: { side, pieces } }: { row: PieceRow }) {
  return (
    <small>
      {side && <i className="kl__side">{sides[side]()}</i>}
      {pieces.map(({ words, without }, at) => (
        <span key={at} className={without ? 'kl__no' : undefined}>
          {at > 0 && ' · '}
          {words}
        </span>
      ))}
    </small>
  )
}

function Done({ at }: { at: number | null }) {
  return (
    <span className="kl__d">
      <Icon of={Check} size={18} />
      <span className="visually-hidden">{m.kitchen_done()}</span>
      {at === null ? '' : timeOfDay(at)}
    </span>
  )
}

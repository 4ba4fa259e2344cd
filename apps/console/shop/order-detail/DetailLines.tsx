import { formatPrice } from '@harbour/rules'
import { Check, Minus, Plus } from 'lucide-react'
import { classes } from '../../lib/classes.ts'
import { useKeys } from '../../api/keys.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { LineChoices, LineOwner } from '../orders/OrderLines.tsx'
import type { ShopOrder } from '../orders/shop-order.ts'
import { mayRefund, refundedOf } from './refund/refundable.ts'
import type { OrderDetailAnswer } from './use-order-detail.ts'

type Ticked = ReadonlyMap<number, number>

type DetailLinesProps = {
  lines: ShopOrder['lines']
  detail: OrderDetailAnswer | undefined
  ticked: Ticked
  /** True while a refund of what is ticked is on its way. */
  locked: boolean
  /** Absent while nothing can be given back. */
  onTick: ((ticked: Ticked) => void) | undefined
}

/** The lines of an order with their prices; each can be ticked, to give its money back, where there is any. */
export function DetailLines({ lines, detail, ticked, locked, onTick }: DetailLinesProps) {
  const rights = useKeys(({ shift }) => shift?.rights)
  const open = onTick && detail && rights?.includes('shop.refund') ? onTick : undefined
  return (
    <section className="kcard odl" aria-label={m.detail_lines()}>
      <ol>
        {lines.map((line, index) => (
          <DetailLine
            key={index}
            line={line}
            refunded={detail ? refundedOf(detail, index) : 0}
            chosen={ticked.get(index) ?? 0}
            locked={locked}
            onChoose={open && mayRefund(detail, index) ? (num) => open(withCount(ticked, index, num)) : undefined}
          />
        ))}
      </ol>
      {onTick && detail && rights && !rights.includes('shop.refund') && <p className="odl__say">{m.detail_no_right()}</p>}
      {open && detail && <p className="odl__say">{detail.charged > 0 ? m.detail_tick() : m.detail_nothing_charged()}</p>}
    </section>
  )
}

function withCount(ticked: Ticked, index: number, num: number): Ticked {
  const next = new Map(ticked)
  if (num > 0) next.set(index, num)
  else next.delete(index)
  return next
}

type DetailLineProps = {
  line: ShopOrder['lines'][number]
  refunded: number
  chosen: number
  locked: boolean
  onChoose: ((num: number) => void) | undefined
}

function DetailLine({ line, refunded, chosen, locked, onChoose }: DetailLineProps) {
  const left = line.num - refunded
  return (
    <li className="odl__line">
      {onChoose ? (
        <button
          type="button"
          role="checkbox"
          aria-checked={chosen > 0}
          aria-label={m.detail_give_back({ name: line.name })}
          className={classes('kck', chosen > 0 && 'is-on')}
          disabled={locked}
          onClick={() => onChoose(chosen > 0 ? 0 : left)}
        >
          <Icon of={Check} size={24} />
        </button>
      ) : (
        <span />
      )}
      <b>{line.num}</b>
      <div>
        <b>{line.name}</b>
        <LineOwner line={line} />
        <LineChoices line={line} />
        {refunded > 0 && <small className="odl__back">{m.detail_given_back({ count: refunded })}</small>}
        {chosen > 0 && left > 1 && !locked && onChoose && <Counter count={chosen} most={left} onChange={onChoose} />}
      </div>
      <span className={classes('odl__price', chosen > 0 && 'is-back')}>
        {line.gift ? m.detail_gift() : `${chosen > 0 ? '−' : ''}${formatPrice(line.total, { decimals: 'one' })}`}
      </span>
    </li>
  )
}

function Counter({ count, most, onChange }: { count: number; most: number; onChange: (count: number) => void }) {
  return (
    <span className="odl__count">
      <TabletButton className="kb--ic" disabled={count <= 1} aria-label={m.detail_fewer()} onClick={() => onChange(count - 1)}>
        <Icon of={Minus} />
      </TabletButton>
      <output>{m.detail_of({ count, most })}</output>
      <TabletButton className="kb--ic" disabled={count >= most} aria-label={m.detail_more()} onClick={() => onChange(count + 1)}>
        <Icon of={Plus} />
      </TabletButton>
    </span>
  )
}

import { useAtServerTime } from '../../lib/server-clock.ts'
import type { ShopOrder } from '../orders/shop-order.ts'
import { marks, shareGone } from './escalation.ts'

/** The eight minutes of an order as a bar, with the marks at which it leaves the room; the band says the same in words. */
export function EscalationBar({ order }: { order: ShopOrder }) {
  const share = useAtServerTime((now) => Math.round(shareGone(order, now) * 1000) / 1000)
  return (
    <div className="al__bar" aria-hidden style={{ '--gone': share } as React.CSSProperties /* a property of our own */}>
      <i />
      {marks.map((mark) => (
        <b key={mark} style={{ '--mark': mark } as React.CSSProperties /* a property of our own */} />
      ))}
    </div>
  )
}

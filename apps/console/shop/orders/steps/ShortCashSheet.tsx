import { cents, formatPrice, orderStatuses, type Cents } from '@harbour/rules'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Sheet } from '../../../ui/Sheet.tsx'
import { TabletButton } from '../../../ui/TabletButton.tsx'
import type { ShopOrder } from '../shop-order.ts'
import { holdStep } from './held-steps.ts'
import './ShortCashSheet.css'

type ShortCashSheetProps = { order: ShopOrder; onClose: () => void }

/** Less cash than there should be: the sum that was taken, and what is missing by it. */
export function ShortCashSheet({ order, onClose }: ShortCashSheetProps) {
  const [typed, type] = useState('')
  const { orderId, pickupNo, toCollect } = order
  const collected = sumOf(typed)
  const fits = collected !== null && collected <= toCollect
  const finish = () => {
    if (collected === null || !fits) return
    const step = { kind: 'move', orderId, pickupNo, status: orderStatuses.completed, cash: { collected } } as const
    holdStep(step, m.order_short_done({ no: pickupNo, amount: formatPrice(collected) }))
    onClose()
  }
  return (
    <Sheet title={m.order_short_title({ no: pickupNo, amount: formatPrice(toCollect) })} onClose={onClose}>
      <form
        className="short"
        onSubmit={(event) => {
          event.preventDefault()
          finish()
        }}
      >
        <label>
          {m.order_short_taken()}
          <input inputMode="decimal" autoComplete="off" value={typed} onChange={({ target }) => type(target.value)} />
        </label>
        <p className="sheet__say" aria-live="polite">
          {shortWords(collected, toCollect)}
        </p>
        <TabletButton look="go" block type="submit" disabled={!fits}>
          {m.order_short_submit()}
        </TabletButton>
      </form>
    </Sheet>
  )
}

function shortWords(collected: Cents | null, toCollect: Cents): string {
  if (collected === null) return m.order_short_how()
  if (collected > toCollect) return m.order_short_too_much({ amount: formatPrice(toCollect) })
  return m.order_short_missing({ amount: formatPrice(cents(toCollect - collected)) })
}

/** The sum that was typed, in cents; null where it is none. */
function sumOf(typed: string): Cents | null {
  const found = /^(\d{1,5})(?:\.(\d{1,2}))?$/.exec(typed.trim())
  return found ? cents(Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))) : null
}

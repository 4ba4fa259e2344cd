import { orderTypes } from '@harbour/rules'
import { ChevronRight, Clock } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useTimeQuestion } from '../../../entities/location/time-question.ts'
import { useNow } from '../../../lib/server-clock.ts'
import { shopOf } from '../../../entities/location/order-location.ts'
import { slotWords, whenWords } from '../../../lib/when-words.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { Checkout } from '../use-checkout.ts'
import { quoteChangeText, type QuotedTime } from './quoted-time.ts'

/** The time that the order is for: as soon as can be, as a range, or that of a preorder; a tap asks for another. */
export function OrderTimeRow({ checkout }: { checkout: Checkout }) {
  const { ask } = useTimeQuestion()
  const now = useNow()
  const [came] = useState(checkout.told) // what the cart said a moment ago
  const { time, note, wrong } = tell(checkout, came, now)
  return (
    <>
      <button type="button" className="kv" aria-haspopup="dialog" onClick={ask}>
        <Icon of={Clock} className="red" />
        <span className="kv__words">
          <b className="strong">{time}</b>
          {wrong ? <span className="small kv__wrong">{wrong}</span> : <span className="small ink2">{note}</span>}
        </span>
        <span className="sr">{m.confirm_change_time()}</span>
        <Icon of={ChevronRight} size={20} className="ink3" />
      </button>
      <p className="sr" role="status">
        {wrong ?? time}
      </p>
    </>
  )
}

type OrderTimeText = { time: string; note?: string; wrong?: string }

function tell(checkout: Checkout, came: QuotedTime | undefined, now: number): OrderTimeText {
  const { draft, preview } = checkout
  if (draft?.wantedAt !== undefined) {
    const issue = preview?.slotIssue
    return {
      time: slotWords(draft.wantedAt, now),
      note: m.confirm_preorder({ how: orderTypeAt(checkout) }),
      wrong: issue ? issues[issue]() : undefined,
    }
  }
  if (!preview) return { time: m.confirm_now_plain(), note: orderTypeAt(checkout) }
  const { state, opensAt } = preview.openness
  if (state !== 'open') {
    return {
      time: state === 'paused' ? m.confirm_paused() : m.confirm_closed(),
      note: opensAt === null ? undefined : m.confirm_opens({ when: whenWords(opensAt, now) }),
    }
  }
  const soon = draft?.orderType === orderTypes.delivery ? m.confirm_now : m.confirm_ready
  return { time: soon(preview.quoteMinutes), note: quoteChangeText(preview.quoteMinutes, came, checkout.told) ?? orderTypeAt(checkout) }
}

const issues = {
  PREORDER_UNAVAILABLE: m.confirm_no_preorder,
  SLOT_UNAVAILABLE: m.confirm_time_gone,
  SLOT_FULL: m.confirm_time_full,
}

function orderTypeAt({ where, store }: Checkout): string {
  if (where.orderType === orderTypes.takeaway) return m.confirm_pick_up()
  if (where.orderType === orderTypes.dineIn) return m.confirm_dine_in()
  const shop = store?.name ?? shopOf(where)?.name
  return shop ? m.confirm_from({ shop }) : ''
}

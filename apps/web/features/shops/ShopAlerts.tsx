import type { StoreDetail } from '@harbour/protocol'
import { formatTime, orderTypes } from '@harbour/rules'
import { CalendarX, CirclePause, Clock, Flame, Moon } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { useNow } from '../../lib/server-clock.ts'
import { shopState } from '../../entities/shop/shop-state.ts'
import { opennessFor, type ShopOpenness } from '../../entities/shop/shop.ts'
import { whenWords } from '../../lib/when-words.ts'
import { Banner } from '../../ui/Banner.tsx'
import type { IconComponent } from '../../lib/icon-component.ts'
import { blackoutToday } from './detail/blackout-words.ts'
import type { OnSiteOrderType } from './on-site-order-type.ts'

/** Notices for a guest before they set out: a queue, a pause, a last order gone, an opening to wait for, a day out of the ordinary. */
export function ShopAlerts({ store, orderType }: { store: StoreDetail; orderType: OnSiteOrderType }) {
  const now = useNow()
  const shopOpenness = opennessFor(store, orderType) ?? store
  const told = noticeOf(shopOpenness, orderType, now)
  const today = blackoutToday(store.blackouts, now)
  return (
    <>
      {told && (
        <div className="sd__note">
          <Banner tone="warn" icon={told.icon} note>
            {told.words} {store.preorders.includes(orderType) ? m.shops_or_preorder() : m.shops_no_preorder_note()}
          </Banner>
        </div>
      )}
      {today && (
        <div className="sd__note">
          <Banner tone="warn" icon={CalendarX} note>
            {today}
          </Banner>
        </div>
      )}
    </>
  )
}

function noticeOf(shopOpenness: ShopOpenness, orderType: OnSiteOrderType, now: number): { icon: IconComponent; words: string } | undefined {
  const { orderUntil, closesAt, opensAt } = shopOpenness.openness
  const again = opensAt === null ? '' : m.shops_next_open({ when: whenWords(opensAt, now) })
  switch (shopState(shopOpenness, now)) {
    case 'open':
      return undefined
    case 'busy':
      return {
        icon: Flame,
        words: (orderType === orderTypes.dineIn ? m.shops_busy_note_dine_in : m.shops_busy_note)(shopOpenness.quoteMinutes),
      }
    case 'closing':
      return { icon: Clock, words: m.shops_closing_note({ time: orderUntil === null ? '' : formatTime(orderUntil) }) }
    case 'paused':
      return { icon: CirclePause, words: `${m.shops_paused_note()} ${again}` }
    case 'ended':
      return { icon: Moon, words: `${closesAt === null ? '' : m.shops_ended_note({ time: formatTime(closesAt) })} ${again}` }
    case 'closed':
      return { icon: Moon, words: `${m.shops_closed_note()} ${again}` }
  }
}

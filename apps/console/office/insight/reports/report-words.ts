import { orderTypes } from '@harbour/rules'
import { dayWords } from '../../../lib/calendar-day.ts'
import { m } from '../../../paraglide/messages.js'
import { methodName } from '../../words/order-words.ts'
import type { ReportTab } from './use-report-address.ts'

export const tabWords = (tab: ReportTab): string => ofTab[tab]()

const ofTab: Record<ReportTab, () => string> = {
  overview: m.insight_tab_overview,
  shop: m.insight_tab_shop,
  dish: m.insight_tab_dish,
  method: m.insight_tab_method,
  orderType: m.insight_tab_order_type,
  hour: m.insight_tab_hour,
  promise: m.insight_tab_promise,
  rating: m.insight_tab_rating,
  offers: m.insight_tab_offers,
  cancelled: m.insight_tab_cancelled,
}

const ofOrderType: Record<string, () => string> = {
  [orderTypes.delivery]: m.insight_delivery,
  [orderTypes.takeaway]: m.insight_takeaway,
  [orderTypes.dineIn]: m.insight_dine_in,
}

/** An hour of the day: "19:00". */
export const hourWords = (hour: string): string => `${hour}:00`

/** The name of a row of sales: shops and dishes bring theirs. */
export function rowWords(by: 'day' | 'shop' | 'method' | 'orderType' | 'hour', { key, name }: { key: string; name: string }): string {
  switch (by) {
    case 'day':
      return dayWords(key)
    case 'hour':
      return hourWords(key)
    case 'method':
      return methodName(key)
    case 'orderType':
      return ofOrderType[key]?.() ?? key
    case 'shop':
      return name
  }
}

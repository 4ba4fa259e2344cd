import { languageIds, formatDate, formatTime, lockerUntil, type Instant, type Language, type NotificationKind } from '@harbour/rules'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { orderCard } from '../ordering/order-card.ts'
import type { OrderRecord } from '../ordering/order.ts'
import { localize, type LocalizedText } from '../../platform/localized-text.ts'

/** The notification that the web app's worker shows: once for each `tag` and `seq`, and what a tap opens. */
export type NotificationPayload = { title: string; body: string; tag: string; seq: number; url: string; lang: string }

type Telling = { news: NotificationKind; seq: number; language: Language; catalogue: Catalogue }

/** An order's news in the guest's language, as a notification shows them. */
export function notificationPayload(order: OrderRecord, { news, seq, language, catalogue }: Telling): NotificationPayload {
  const { title, storeName, etaLow, etaHigh } = orderCard(order, { language, catalogue })
  const facts = { order, title, shop: storeName, due: dueWords(etaLow, etaHigh) }
  return {
    title: localize(titles[news](facts), language),
    body: localize(bodies[news](facts), language),
    tag: `order ${order.orderId}`,
    seq,
    url: `/orderDetail/${order.orderId}`,
    lang: language === languageIds.en ? 'en' : 'zh-Hant-HK',
  }
}

/** `due`: the time that the tracker shows, too. */
type Facts = { order: OrderRecord; title: string; shop: string; due: string }
type Say = (facts: Facts) => LocalizedText

const titles: Record<NotificationKind, Say> = {
  accepted: () => ({ tc: '分店已接單', en: 'The shop has your order' }),
  ready: ({ order }) => ({ tc: `可以取餐：${order.pickupNo}`, en: `Ready for pickup: ${order.pickupNo}` }),
  locker: ({ order }) => ({ tc: `餐點在 ${order.locker?.no ?? ''} 號取餐櫃`, en: `Your food is in locker ${order.locker?.no ?? ''}` }),
  delivering: () => ({ tc: '外送員已出發', en: 'Your rider is on the way' }),
  cancelled: () => ({ tc: '訂單已取消', en: 'Your order is cancelled' }),
  refundArranged: () => ({ tc: '已安排退款', en: 'A refund is on its way' }),
  refunded: () => ({ tc: '退款完成', en: 'Your refund is complete' }),
}

const bodies: Record<NotificationKind, Say> = {
  accepted: ({ order, title, due }) => both(`${title} · ${slotOf(order) ?? due}`),
  ready: ({ title, shop }) => both(`${title} · ${shop}`),
  locker: lockerWords,
  delivering: ({ title, due }) => both(`${title} · ${due}`),
  cancelled: ({ order, title }) =>
    order.refunded > 0 ? { tc: `${title}，款項會退回。`, en: `${title}. Your money is on its way back.` } : both(title),
  refundArranged: ({ title }) => both(title),
  refunded: ({ order }) => ({ tc: `訂單 ${order.orderNo} 的款項已退回。`, en: `The money for order ${order.orderNo} is back.` }),
}

const both = (text: string): LocalizedText => ({ tc: text, en: text })

/** From when until when, and one time where both fall in the same minute. */
function dueWords(low: Instant, high: Instant): string {
  const [from, to] = [formatTime(low), formatTime(high)]
  return from === to ? to : `${from}–${to}`
}

/** The time that a preorder was placed for, with its day; undefined for others. */
const slotOf = ({ wantedAt }: OrderRecord): string | undefined =>
  wantedAt === null ? undefined : `${formatDate(wantedAt).slice(5)} ${formatTime(wantedAt)}`

/** The code comes by SMS as well: who has no phone at hand has the notification. */
function lockerWords({ order: { locker } }: Facts): LocalizedText {
  if (!locker) return both('')
  const until = formatTime(lockerUntil(locker.putAt))
  return { tc: `密碼 ${locker.code}，請於 ${until} 前取餐。`, en: `The code is ${locker.code}. Please collect it by ${until}.` }
}

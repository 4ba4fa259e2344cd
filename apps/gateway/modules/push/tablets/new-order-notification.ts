import { languageIds, orderTypes, type Language, type OrderType } from '@harbour/rules'
import { localize, type LocalizedText } from '../../../platform/localized-text.ts'
import type { OrderRecord } from '../../ordering/order.ts'
import type { NotificationPayload } from '../order-notification.ts'

const ways: Record<OrderType, LocalizedText> = {
  [orderTypes.takeaway]: { tc: '自取', en: 'takeaway' },
  [orderTypes.delivery]: { tc: '外送', en: 'delivery' },
  [orderTypes.dineIn]: { tc: '堂食', en: 'dine in' },
}

/** An order that waits to be answered, as a tablet of its shop shows it: its number and its way, nothing of its guest. The latest of a shop stands. */
export function newOrderPayload({ pickupNo, orderType, storeId }: OrderRecord, seq: number, language: Language): NotificationPayload {
  const way = localize(ways[orderType], language)
  return {
    title: localize({ tc: `新訂單 ${pickupNo}`, en: `New order ${pickupNo}` }, language),
    body: localize({ tc: `${way} · 等候接單`, en: `${way} · waiting for an answer` }, language),
    tag: `alarm ${storeId}`,
    seq,
    url: '/console/shop',
    lang: language === languageIds.en ? 'en' : 'zh-Hant-HK',
  }
}

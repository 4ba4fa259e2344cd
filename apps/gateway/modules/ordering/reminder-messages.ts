import { formatTime, languageIds, type Instant } from '@harbour/rules'
import { localize } from '../../platform/localized-text.ts'
import type { ShopRecord } from '../catalogue/catalogue.ts'
import type { Message } from '../members/auth/messenger.ts'
import { mobilePhone } from '../members/international-phone.ts'
import { managersOf } from '../staff/managers-of.ts'
import type { OrderingDeps } from './deps.ts'

type Unanswered = { pickupNo: string; answerBy: Instant }

/**
 * The messages of a shop's reminders after the first `chased` up to `times`: an email to each of its managers at the first, an SMS to the shop's own phone at
 * the second, where that can take one. They say which shop and which order, and nothing of its guest.
 */
export async function reminderMessages(
  shop: ShopRecord,
  { chased, times, ...order }: Unanswered & { chased: number; times: number },
  deps: Pick<OrderingDeps, 'staff'>,
): Promise<Message[]> {
  const subject = `Harbour：${shop.name.tc}未接單 / Order not answered`
  const text = words(shop, order)
  const managers = chased < 1 ? await managersOf(shop, deps) : []
  const phone = times > 1 ? mobilePhone(shop.phone, shop.brand) : null
  return [
    ...managers.map((to): Message => ({ channel: 'email', to, subject, text })),
    ...(phone ? [{ channel: 'sms', to: phone, text } as const] : []),
  ]
}

/** Nobody has said which language the reader has: both. */
function words({ name }: ShopRecord, { pickupNo, answerBy }: Unanswered): string {
  const time = formatTime(answerBy)
  const [tc, en] = [localize(name, languageIds.tc), localize(name, languageIds.en)]
  return `海港：${tc}還未接單 ${pickupNo}，${time} 前不接單會自動取消並退款。\nHarbour: ${en} has not answered order ${pickupNo}. At ${time} it is cancelled and refunded.`
}

import { orderTypes, type OrderType } from '@harbour/rules'
import { useLocale } from '../../lib/locale.ts'
import type { Spoken } from '../../lib/sound/speech.ts'
import { m } from '../../paraglide/messages.js'

const words = {
  [orderTypes.delivery]: m.device_say_delivery,
  [orderTypes.takeaway]: m.device_say_takeaway,
  [orderTypes.dineIn]: m.device_say_dine_in,
} as const

/** The words that the alarm says of an order, by its way; of none they say that this is a test. */
export function alarmWords(orderType: OrderType | null): Spoken {
  return { words: orderType === null ? m.device_say_test() : words[orderType](), language: useLocale.getState().locale }
}

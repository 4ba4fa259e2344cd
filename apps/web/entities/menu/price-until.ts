import { formatTime, type Product } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'

/** Says until when a product has the price of a part of the day: "Until 17:30". Undefined where no such price is lower than the usual one. */
export function priceUntilWords({ originalPrice, priceUntil }: Product): string | undefined {
  if (priceUntil === undefined || originalPrice === undefined) return undefined
  const end = formatTime(priceUntil)
  return m.menu_price_until({ time: end === '00:00' ? '24:00' : end })
}

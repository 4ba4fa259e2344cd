import type { Occasion } from '../menu/occasion.ts'
import type { ProductBook } from '../menu/product.ts'
import { isServed } from '../menu/service-hours.ts'
import { formatDate } from '../time/clock.ts'
import { canBeGiven } from './gift.ts'
import type { Promotion } from './promotion.ts'

/** Says whether a promotion holds for an order of this kind at this time: its days and its hours, a window's end not included. */
export function isPromotionActive({ orderTypes, service, dates }: Promotion, { now, orderType }: Occasion): boolean {
  if (orderTypes && !orderTypes.includes(orderType)) return false
  const date = formatDate(now)
  if (dates && (date < dates.startDate || date > dates.endDate)) return false
  return isServed(service, now)
}

/** The promotions that hold, with the gifts that can be had; one whose gifts have all run out holds no more. */
export function promotionsAt(promotions: readonly Promotion[], book: ProductBook, occasion: Occasion): Promotion[] {
  return promotions
    .filter((promotion) => isPromotionActive(promotion, occasion))
    .flatMap((promotion): Promotion[] => {
      if (promotion.kind !== 'gift') return [promotion]
      const pids = promotion.pids.filter((pid) => canBeGiven(pid, book, occasion))
      return pids.length > 0 ? [{ ...promotion, pids }] : []
    })
}

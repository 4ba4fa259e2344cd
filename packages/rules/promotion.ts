import { formatDate } from './clock.ts'
import type { Occasion } from './check-cart.ts'
import { canBeGiven } from './gift.ts'
import type { Cents } from './money.ts'
import type { OrderType } from './order.ts'
import type { ProductBook, Service } from './product.ts'
import { isServed } from './service.ts'

/** From a spend on, so much is taken off; both in cents. */
export type Tier = { spend: Cents; off: Cents }
/** A dish that a promotion sells for less: what it then costs before its choices, in cents. */
export type LowerPrice = { pid: string; price: Cents }

/** Where and when a promotion holds. `dates` are YYYY/MM/DD, both included; what is absent does not limit. */
type Terms = {
  promotionId: string
  /** In one language, as a product's are; the note says the rule. */
  name: string
  note: string
  /** Stands beside others; of those that do not, an order has the best one alone. A gift always stands beside. */
  stacks: boolean
  orderTypes?: readonly OrderType[]
  service?: Service
  dates?: { startDate: string; endDate: string }
}

/**
 * What a chain gives beside its prices (spec 3.20). `spend`: the best tier reached is taken off. `gift`: one of the dishes for nothing.
 * `second`: every second one of the dishes, counted from the dearest, costs its lower price. `addOn`: the dishes cost their lower price
 * beside a cart that comes to the spend without them. `most` is how many dishes of an order have the lower price.
 */
export type Promotion = Terms &
  (
    | { kind: 'spend'; tiers: readonly Tier[] }
    | { kind: 'gift'; spend: Cents; pids: readonly string[] }
    | { kind: 'second'; items: readonly LowerPrice[]; most: number }
    | { kind: 'addOn'; spend: Cents; items: readonly LowerPrice[]; most: number }
  )
export type GiftPromotion = Extract<Promotion, { kind: 'gift' }>

/** Whether a promotion holds for an order of this kind at this time: its days and its hours, a window's end not included. */
export function holdsAt({ orderTypes, service, dates }: Promotion, { now, orderType }: Occasion): boolean {
  if (orderTypes && !orderTypes.includes(orderType)) return false
  const date = formatDate(now)
  if (dates && (date < dates.startDate || date > dates.endDate)) return false
  return isServed(service, now)
}

/** The promotions that hold, with the gifts that can be had; one whose gifts have all run out holds no more. */
export function promotionsAt(promotions: readonly Promotion[], book: ProductBook, occasion: Occasion): Promotion[] {
  return promotions
    .filter((promotion) => holdsAt(promotion, occasion))
    .flatMap((promotion): Promotion[] => {
      if (promotion.kind !== 'gift') return [promotion]
      const pids = promotion.pids.filter((pid) => canBeGiven(pid, book, occasion))
      return pids.length > 0 ? [{ ...promotion, pids }] : []
    })
}

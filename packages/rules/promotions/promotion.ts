import type { Cents } from '../money.ts'
import type { OrderType } from '../orders/order.ts'
import type { Service } from '../menu/product.ts'

/** A spend, and what is taken off from there on; both in cents. */
export type Tier = { spend: Cents; off: Cents }
/** A dish that a promotion sells for less: what it then costs before its choices, in cents. */
export type PromotionalPrice = { pid: string; price: Cents }

/** The orders and times for which a promotion holds. `dates` are YYYY/MM/DD, both included; what is absent does not limit. */
type Terms = {
  promotionId: string
  /** Name and note in one language, as a product's are; the note says the rule. */
  name: string
  note: string
  /** Stands beside others; of those that do not, an order has the best one alone. A gift always stands beside. */
  stacks: boolean
  orderTypes?: readonly OrderType[]
  service?: Service
  dates?: { startDate: string; endDate: string }
}

/**
 * A promotion that a chain gives beside its prices (spec 3.20). `spend`: the best tier reached is taken off. `gift`: one of the dishes for nothing.
 * `second`: every second one of the dishes, counted from the dearest, costs its lower price. `addOn`: the dishes cost their lower price
 * beside a cart that comes to the spend without them. `most` is how many dishes of an order have the lower price.
 */
export type Promotion = Terms &
  (
    | { kind: 'spend'; tiers: readonly Tier[] }
    | { kind: 'gift'; spend: Cents; pids: readonly string[] }
    | { kind: 'second'; items: readonly PromotionalPrice[]; most: number }
    | { kind: 'addOn'; spend: Cents; items: readonly PromotionalPrice[]; most: number }
  )
export type GiftPromotion = Extract<Promotion, { kind: 'gift' }>

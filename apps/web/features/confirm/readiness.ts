import { lockerObstacle, orderTypes } from '@harbour/rules'
import type { Checkout } from './checkout.ts'
import { isSerious } from './issue-words.ts'
import type { Readiness } from './obstacle.ts'
import type { Order } from './place-order.ts'

type Known = Pick<
  Checkout,
  'where' | 'draft' | 'standing' | 'lost' | 'refusal' | 'methodsKnown' | 'store' | 'price' | 'said' | 'asksQuarantine'
>
type Said = Readiness['contact'] & { method: Order['payMethod'] | undefined; age: Readiness['age'] }

/** How far the order has come: what the server says of it, and what the guest has said so far. */
export function readinessOf(checkout: Known, { name, phone, method, age }: Said): Readiness {
  const { where, draft, standing, lost, refusal, store, price, said, asksQuarantine } = checkout
  const delivering = where.orderType === orderTypes.delivery
  return {
    delivering,
    shopChosen: (delivering ? where.deliveryShop : where.shop) !== null,
    addressGiven: where.address !== null,
    lost,
    refusal,
    open: standing === undefined || draft?.wantedAt !== undefined || standing.openness.state === 'open',
    timeFits: (standing?.slotIssue ?? null) === null,
    changed: standing?.issues.some(isSerious) ?? false,
    belowMinimum: (standing?.belowMinimum ?? 0) > 0,
    contact: { name, phone },
    methodMissing: checkout.methodsKnown && method === undefined,
    lockerUnfit: draft?.handover === 'locker' && !!store && !!price && lockerObstacle(price.total, store.services) !== undefined,
    quarantineMissing: asksQuarantine && said.quarantined === undefined,
    age,
  }
}

import { isPaidAtHandover, lockerObstacle, orderTypes } from '@harbour/rules'
import type { Checkout } from '../use-checkout.ts'
import { isSerious } from './issue-kinds.ts'
import type { Readiness } from './order-obstacle.ts'
import type { Order } from './order-request.ts'

type ReadinessInput = Pick<
  Checkout,
  'where' | 'draft' | 'preview' | 'lost' | 'refusal' | 'methodsKnown' | 'cashContactFrom' | 'store' | 'price' | 'said' | 'asksQuarantine'
>
type GuestAnswers = Readiness['contact'] & Pick<Readiness, 'age' | 'doorGap'> & { method: Order['payMethod'] | undefined }

/** The readiness of the order: what the server says of it, and what the guest has said so far. */
export function orderReadiness(checkout: ReadinessInput, { name, phone, method, age, doorGap }: GuestAnswers): Readiness {
  const { where, draft, preview, lost, refusal, store, price, said, asksQuarantine } = checkout
  const delivering = where.orderType === orderTypes.delivery
  return {
    delivering,
    shopChosen: (delivering ? where.deliveryShop : where.shop) !== null,
    addressGiven: where.address !== null,
    lost,
    refusal,
    open: preview === undefined || draft?.wantedAt !== undefined || preview.openness.state === 'open',
    timeFits: (preview?.slotIssue ?? null) === null,
    changed: preview?.issues.some(isSerious) ?? false,
    belowMinimum: (preview?.belowMinimum ?? 0) > 0,
    doorGap,
    contactNeeded: needsContact(checkout, method),
    contact: { name, phone },
    methodMissing: checkout.methodsKnown && method === undefined,
    lockerUnfit: draft?.handover === 'locker' && !!store && !!price && lockerObstacle(price.total, store.services) !== undefined,
    quarantineMissing: asksQuarantine && said.quarantined === undefined,
    age,
  }
}

/** Tells whether the order has to name who takes it: where it is brought, or is to be paid in cash and for later, or much. */
export function needsContact(
  { where, price, cashContactFrom }: Pick<ReadinessInput, 'where' | 'price' | 'cashContactFrom'>,
  method: GuestAnswers['method'],
): boolean {
  if (where.orderType === orderTypes.delivery) return true
  if (method === undefined || !isPaidAtHandover(method)) return false
  if (where.wantedAt !== null) return true
  return price !== undefined && cashContactFrom !== undefined && price.total >= cashContactFrom
}

import type { Brand } from '@harbour/rules'
import { serverNow } from '../../lib/server-clock.ts'
import { persistedStore } from '../../lib/persisted-store.ts'
import { brand } from '../../api/region.ts'
import { newGuid } from '../../api/session.ts'

type Attempt = {
  clientOrderId: string
  at: number
  /** The id is only reserved, for the coupons that are held under it: no order has gone out. */
  planned?: boolean
}
type Attempts = { byBrand: Partial<Record<Brand, Attempt>> }

/** The age at which a try is a matter of the past: its order, if there is one, stands in the list. */
const lifetime = 30 * 60_000

/**
 * The order that was sent and has not been answered. Until it is, every try carries the same clientOrderId, also after a reload: the
 * server makes one order of them, or says that the earlier one arrived and was another.
 */
export const useIdempotencyStore = persistedStore<Attempts>('order-attempt', { byBrand: {} })

/** The id of the order that is being sent now; kept until it is answered. */
export function idempotencyKey(): string {
  const open = openAttempt(useIdempotencyStore.getState())
  if (open && !open.planned) return open.clientOrderId
  const clientOrderId = open?.clientOrderId ?? newGuid()
  keep({ clientOrderId, at: serverNow() })
  return clientOrderId
}

/** The id that the next order will be sent under: coupons are held for it before (domain.md, Coupons). */
export function reservedKey(): string {
  const open = openAttempt(useIdempotencyStore.getState())
  if (open) return open.clientOrderId
  const clientOrderId = newGuid()
  keep({ clientOrderId, at: serverNow(), planned: true })
  return clientOrderId
}

/** The server has the order, or another one under its id: the next order is another one. */
export const clearIdempotencyKey = () => keep(undefined)

/** The server has no order under this id: what is held for it stays so for the next try. */
export function reserveKeyAgain() {
  const open = openAttempt(useIdempotencyStore.getState())
  if (open) keep({ ...open, at: serverNow(), planned: true })
}

/** Tells whether an order went out and nobody knows if it arrived. */
export const useUnanswered = (): boolean => useIdempotencyStore((attempts) => isOut(openAttempt(attempts)))

const isOut = (attempt: Attempt | undefined) => attempt !== undefined && !attempt.planned

function openAttempt({ byBrand }: Attempts): Attempt | undefined {
  const attempt = byBrand[brand()]
  return attempt && serverNow() - attempt.at < lifetime ? attempt : undefined
}

function keep(attempt: Attempt | undefined) {
  useIdempotencyStore.setState(({ byBrand }) => ({ byBrand: { ...byBrand, [brand()]: attempt } }))
}

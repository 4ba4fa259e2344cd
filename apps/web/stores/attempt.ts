import type { Brand } from '@harbour/rules'
import { serverNow } from './clock.ts'
import { keptStore } from './kept.ts'
import { brand } from './region.ts'
import { newGuid } from './session.ts'

type Attempt = { clientOrderId: string; at: number }
type Attempts = { byBrand: Partial<Record<Brand, Attempt>> }

/** After so long a try is a matter of the past: its order, if there is one, stands in the list. */
const lifetime = 30 * 60_000

/**
 * The order that was sent and has not been answered. Until it is, every try carries the same clientOrderId, also after a reload: the
 * server makes one order of them, or says that the earlier one arrived and was another.
 */
export const useAttemptStore = keptStore<Attempts>('order-attempt', { byBrand: {} })

/** The id of the order that is being sent now; kept until `attemptAnswered`. */
export function attemptId(): string {
  const open = openAttempt(useAttemptStore.getState())
  if (open) return open.clientOrderId
  const clientOrderId = newGuid()
  keep({ clientOrderId, at: serverNow() })
  return clientOrderId
}

/** The server has said yes or no: the next order is another one. */
export const attemptAnswered = () => keep(undefined)

/** Whether an order went out and nobody knows if it arrived. */
export const useUnanswered = (): boolean => useAttemptStore((attempts) => openAttempt(attempts) !== undefined)

function openAttempt({ byBrand }: Attempts): Attempt | undefined {
  const attempt = byBrand[brand()]
  return attempt && serverNow() - attempt.at < lifetime ? attempt : undefined
}

function keep(attempt: Attempt | undefined) {
  useAttemptStore.setState(({ byBrand }) => ({ byBrand: { ...byBrand, [brand()]: attempt } }))
}

import type { Sent, tripDelivered, tripFailed } from '@harbour/protocol'

/** A rider's word of how a stop ended: said on this phone, kept on it, and sent as soon as the gateway can be reached. A photo lies beside it. */
export type Word = {
  token: string
  orderId: string
  /** The moment of server time from which on it is sent; until then it can be taken back. */
  sendFrom: number
} & (
  | { kind: 'delivered'; by: Sent<typeof tripDelivered>['proof']['by']; cash?: Sent<typeof tripDelivered>['cash'] }
  | { kind: 'failed'; reason: Sent<typeof tripFailed>['reason'] }
)

/** A word without what it gets when it is said. */
export type NewWord = Word extends infer Each ? (Each extends Word ? Omit<Each, 'token' | 'sendFrom'> : never) : never

/** So long a word can be taken back before it is sent. */
export const undoMs = 5000

/** Milliseconds for which a word can still be taken back. A clock that was set back since it was said keeps it no longer than it would have. */
export function undoLeft({ sendFrom }: Pick<Word, 'sendFrom'>, now: number): number {
  const left = sendFrom - now
  return left > undoMs ? 0 : Math.max(0, left)
}

/** Refusals that are not about the word itself: it is sent again. */
const notNow = new Set(['NETWORK', 'TIMEOUT', 'TOO_MANY_REQUESTS', 'DRAINING', 'INTERNAL'])

/** Says whether a word that was not taken for this reason is to be sent again later. */
export const isForLater = (code: string): boolean => notNow.has(code)

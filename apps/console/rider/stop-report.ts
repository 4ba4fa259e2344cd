import type { Sent, tripDelivered, tripFailed } from '@harbour/protocol'

/** A rider’s report of how a stop ended: made on this phone, kept on it, and sent as soon as the gateway can be reached. A photo lies beside it. */
export type StopReport = {
  /** Its id, by the name that phones have kept it under. */
  wordId: string
  token: string
  orderId: string
  /** The moment of server time from which on it is sent; until then it can be taken back. */
  sendFrom: number
  /** The number of times that the gateway has failed at it. */
  faults: number
} & (
  | { kind: 'delivered'; by: Sent<typeof tripDelivered>['proof']['by']; code?: string; cash?: Sent<typeof tripDelivered>['cash'] }
  | { kind: 'failed'; reason: Sent<typeof tripFailed>['reason'] }
)

/** A report without what it gets when it is said. */
export type NewStopReport = StopReport extends infer Each
  ? Each extends StopReport
    ? Omit<Each, 'wordId' | 'token' | 'sendFrom' | 'faults'>
    : never
  : never

/** So long a report can be taken back before it is sent. */
export const undoMs = 5000

/** Milliseconds for which a report can still be taken back. A clock that was set back since it was said keeps it no longer than it would have. */
export function undoLeft({ sendFrom }: Pick<StopReport, 'sendFrom'>, now: number): number {
  const left = sendFrom - now
  return left > undoMs ? 0 : Math.max(0, left)
}

/** So many faults of the gateway at one report are said at its stop. */
const manyFaults = 3

export const failsOften = ({ faults }: Pick<StopReport, 'faults'>): boolean => faults >= manyFaults

/** Failures that meet every report alike: the rest would fare no better now. */
const ofAll = new Set(['NETWORK', 'TOO_MANY_REQUESTS', 'DRAINING'])
/** Failures that may be of one report alone, of its photo for example, and are none of its refusal: the others go on. */
const ofOne = new Set(['TIMEOUT', 'INTERNAL'])

/** Says what becomes of a report that was not taken for this reason: it waits and the rest with it, it alone waits, or it is not sent again. */
export const whatNext = (code: string): 'allWait' | 'waits' | 'refused' =>
  ofAll.has(code) ? 'allWait' : ofOne.has(code) ? 'waits' : 'refused'

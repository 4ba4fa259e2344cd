import * as v from 'valibot'

/** The requests of the shop to the provider. */
export const operations = ['start', 'read', 'capture', 'cancel', 'close', 'refund', 'save', 'remove'] as const
export type OperationName = (typeof operations)[number]

/**
 * The faults of one request. `slow`: done at once, answered late. `late`: done late, when the asker has long given up. `broken` and
 * `cut`: an error, or no answer at all, with nothing done; with `-after` it is done all the same. `garbled`: done, and the answer is no sense.
 * `limit`: too many requests.
 */
const requestKinds = ['broken', 'broken-after', 'cut', 'cut-after', 'slow', 'late', 'garbled', 'limit'] as const
/** Faults of one event: told late, twice, never, or after a newer one of the same payment. */
const hookKinds = ['hook-late', 'hook-twice', 'hook-never', 'hook-reordered'] as const
/**
 * Faults of the money: a refund fails at last, or bounces: it fails after it has been said to have succeeded; a dollar less is authorised, or captured where it is `on` capture; an approval counts only after
 * the payment has expired.
 */
const moneyKinds = ['refund-fails', 'refund-bounces', 'amount-differs', 'pays-late'] as const
export const kinds = [...requestKinds, ...hookKinds, ...moneyKinds] as const

export type RequestKind = (typeof requestKinds)[number]
export type HookKind = (typeof hookKinds)[number]

const Fault = v.object({
  kind: v.picklist(kinds),
  /** The number of times, from the next on; and only at these operations, where they are named. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
  on: v.optional(v.array(v.picklist(operations))),
  /** The milliseconds by which something comes late. Whoever asks us waits five seconds. */
  ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600_000))),
})
export type Fault = v.InferOutput<typeof Fault>
type Suffered<Kind> = { kind: Kind; ms: number | undefined }

const Order = v.union([Fault, v.array(Fault)])

export type Faults = ReturnType<typeof createFaults>

/** The faults that are still to come, in their order. Each request, event and amount suffers at most one. */
export function createFaults() {
  let coming: Fault[] = []

  function next<Kind extends Fault['kind']>(among: readonly Kind[], fits = (_: Fault) => true): Suffered<Kind> | undefined {
    const found = coming.find((one) => among.some((kind) => kind === one.kind) && fits(one))
    const kind = among.find((kind) => kind === found?.kind)
    if (!found || !kind) return undefined
    coming = coming.flatMap((one) => (one !== found ? one : one.times > 1 ? { ...one, times: one.times - 1 } : []))
    return { kind, ms: found.ms }
  }

  return {
    /** Takes one fault or a list of them; false where it is neither. */
    order(what: unknown): boolean {
      const read = v.safeParse(Order, what)
      if (read.success) coming = [...coming, read.output].flat()
      return read.success
    },
    clear: () => void (coming = []),
    coming: () => coming,
    ofRequest: (operation: OperationName) => next(requestKinds, ({ on }) => !on || on.includes(operation)),
    ofEvent: () => next(hookKinds),
    refundFails: () => next(['refund-fails']) !== undefined,
    refundBounces: () => next(['refund-bounces']),
    differsAtApproval: () => next(['amount-differs'], ({ on }) => !on) !== undefined,
    differsAtCapture: () => next(['amount-differs'], ({ on }) => on?.includes('capture') ?? false) !== undefined,
    paysLate: () => next(['pays-late']),
  }
}

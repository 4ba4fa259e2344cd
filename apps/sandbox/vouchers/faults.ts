import * as v from 'valibot'
import { vendors, type Vendor } from './offers.ts'

/** The requests to a vendor, apart from logging in. */
export const operations = ['list', 'check', 'hold', 'commit', 'release', 'reverse'] as const
export type OperationName = (typeof operations)[number]

/**
 * The faults of one request. `slow`: done at once, answered late. `late`: done late, when the asker has long given up. `broken` and
 * `cut`: an error, or no answer at all, with nothing done; with `-after` it is done all the same. `twice`: done twice, and lists say
 * everything twice. `out-of-stock`, `expired`: the vendor refuses. `garbled`: done, and the answer is no sense. `login-lost`: the login has
 * ended. `limit`: too many requests.
 */
const kinds = [
  'slow',
  'late',
  'broken',
  'broken-after',
  'cut',
  'cut-after',
  'twice',
  'out-of-stock',
  'expired',
  'garbled',
  'login-lost',
  'limit',
] as const
export type FaultKind = (typeof kinds)[number]

const Fault = v.object({
  vendor: v.picklist(vendors),
  kind: v.picklist(kinds),
  /** The number of requests, from the next on; and only for these, where they are named. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
  on: v.optional(v.array(v.picklist(operations)), [...operations]),
  /** The milliseconds of slow and late. Whoever asks us waits three seconds. */
  ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60_000)), 5000),
})
export type Fault = v.InferOutput<typeof Fault>

const Order = v.union([Fault, v.array(Fault)])

export type Faults = ReturnType<typeof createFaults>

/** The faults that are still to come, in their order. Each request suffers at most one. */
export function createFaults() {
  let coming: Fault[] = []
  return {
    /** Takes one fault or a list of them; false where it is neither. */
    order(what: unknown): boolean {
      const read = v.safeParse(Order, what)
      if (read.success) coming = [...coming, read.output].flat()
      return read.success
    },
    clear: () => void (coming = []),
    coming: () => coming,
    next(vendor: Vendor, operation: OperationName): Fault | undefined {
      const found = coming.find((one) => one.vendor === vendor && one.on.includes(operation))
      if (found) coming = coming.flatMap((one) => (one !== found ? one : one.times > 1 ? { ...one, times: one.times - 1 } : []))
      return found
    },
  }
}

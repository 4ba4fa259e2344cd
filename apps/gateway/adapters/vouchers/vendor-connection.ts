import type { Clock } from '../../platform/clock.ts'

/** The clock that a hold's moment is meant by, and the time that an answer is waited for. */
export type VendorConnection = { clock: Clock; patienceMs: number }

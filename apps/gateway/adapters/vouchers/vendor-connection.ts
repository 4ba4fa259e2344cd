import type { Clock } from '../../platform/clock.ts'

/** By which clock a hold's moment is meant, and how long an answer is waited for. */
export type VendorConnection = { clock: Clock; patienceMs: number }

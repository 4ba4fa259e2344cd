import type { Clock } from '../../context.ts'

/** By which clock a hold's moment is meant, and how long an answer is waited for. */
export type Line = { clock: Clock; patienceMs: number }

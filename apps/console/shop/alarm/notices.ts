import { create } from 'zustand'
import type { OrderOutcome } from './order-outcomes.ts'

/** An outcome of an order, told for a moment; that one was cancelled for want of an answer, or that no courier comes for it, stays until somebody has read it. */
export type AlarmNotice =
  | OrderOutcome
  | { kind: 'accepted'; pickupNo: string; minutes: number | null }
  | { kind: 'rejected'; pickupNo: string }
  | { kind: 'noCourier'; pickupNo: string }

type Shown = { id: number; notice: AlarmNotice }

/** The notices that are to be read now. */
export const useNotices = create<{ shown: readonly Shown[] }>()(() => ({ shown: [] }))

/** Says whether a notice stays until somebody has read it. */
export const stays = ({ kind }: AlarmNotice): boolean => kind === 'timedOut' || kind === 'noCourier'

const moment = 6000
let last = 0

/** Tells an outcome of an order. */
export function sayNotice(notice: AlarmNotice): void {
  const id = ++last
  useNotices.setState(({ shown }) => ({ shown: [...shown, { id, notice }] }))
  if (!stays(notice)) setTimeout(() => dropNotice(id), moment)
}

/** Somebody has read it. */
export function dropNotice(id: number): void {
  useNotices.setState(({ shown }) => ({ shown: shown.filter((each) => each.id !== id) }))
}

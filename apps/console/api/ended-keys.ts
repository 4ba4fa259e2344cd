import type { Caller } from '@harbour/protocol'
import { keyFor, spokenFor, type StaffSession } from './keys.ts'

/** The end of a key that this device had: of whoever worked on it, or of the tablet itself. */
export type EndedKey = StaffSession | 'tablet'

const listeners = new Set<(ended: EndedKey) => void>()

/** Calls back when the gateway no longer knows a key of this device; gives what ends that. */
export function onKeyEnded(listener: (ended: EndedKey) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The refusals that say so. A call that only a tablet may make is not allowed to a key that is no tablet's. */
const ends: Partial<Record<Caller, { key: () => EndedKey; codes: readonly string[] }>> = {
  staff: { key: spokenFor, codes: ['LOGIN_AGAIN', 'SESSION_EXPIRED'] },
  shop: { key: () => 'tablet', codes: ['SECRET_KEY', 'NOT_ALLOWED'] },
}

/** Notes that a call was refused; one that was sent with a key that has been replaced meanwhile says nothing of the new one. */
export function noteRefusal(caller: Caller, { code, key }: { code: string; key: string }): void {
  const ended = ends[caller]
  if (!ended?.codes.includes(code) || key === '' || key !== keyFor(caller)) return
  for (const listener of listeners) listener(ended.key())
}

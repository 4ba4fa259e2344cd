import { create } from 'zustand'
import { m } from '../paraglide/messages.js'
import { serverNow } from '../lib/server-clock.ts'

/** Something that was just done and may be taken back `until` a moment of server time; a note has no way back. `onEnd` is called once nobody can any more. */
export type UndoOffer = { words: string; until: number; onUndo: (() => unknown) | null; onEnd: () => void }

/** The one thing that may be taken back now. */
export const useUndo = create<{ offer: UndoOffer | null }>()(() => ({ offer: null }))

let timer: ReturnType<typeof setTimeout> | undefined

type UndoTerms = { seconds?: number; onEnd?: () => void }

/** Says that something was done, and offers for some seconds to take it back. One that follows takes its place: what was offered before stands. */
export function offerUndo(words: string, onUndo: () => unknown, { seconds = 8, onEnd = () => undefined }: UndoTerms = {}): void {
  settleUndo()
  useUndo.setState({ offer: { words, until: serverNow() + seconds * 1000, onUndo, onEnd } })
  timer = setTimeout(settleUndo, seconds * 1000)
}

/** Settles what may still be taken back, at once: it stands. */
export function settleUndo(): void {
  close()?.onEnd()
}

/** Forgets what may still be taken back, and does neither. */
export function dropUndo(): void {
  close()
}

/** Settles what may still be taken back as soon as the page is hidden or left: it has no timers to rely on then. */
export function settleWhenLeft(): void {
  addEventListener('pagehide', settleUndo)
  document.addEventListener('visibilitychange', () => document.hidden && settleUndo())
}

/** Takes it back; where that fails, it is said why. */
export async function undo(): Promise<void> {
  try {
    await close()?.onUndo?.()
  } catch (cause) {
    sayNote(m.frame_not_taken_back({ why: cause instanceof Error ? cause.message : String(cause) }))
  }
}

function close(): UndoOffer | null {
  const { offer } = useUndo.getState()
  clearTimeout(timer)
  if (offer) useUndo.setState({ offer: null })
  return offer
}

const noteSeconds = 5

/** Says something for some seconds in the same place, without a way back. */
export function sayNote(words: string): void {
  settleUndo()
  useUndo.setState({ offer: { words, until: 0, onUndo: null, onEnd: () => undefined } })
  timer = setTimeout(settleUndo, noteSeconds * 1000)
}

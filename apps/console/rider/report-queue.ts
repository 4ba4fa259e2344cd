import { newGuid } from '../lib/guid.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { serverNow } from '../lib/server-clock.ts'
import { forgetPhoto } from './kept-photos.ts'
import { useTripToken } from './trip-token.ts'
import { undoMs, type NewWord, type Word } from './word.ts'

type SaidWords = {
  /** Said and not confirmed yet, the oldest first. */
  waiting: Word[]
  /** Not taken by the gateway, with why; shown at their stop until something else is said of it. */
  refused: { orderId: string; why: string }[]
  /** True since the gateway could not be reached with one of them. */
  lost: boolean
  /** The one that is on its way now: it cannot be taken back any more. */
  sending: string | null
}

/** The words of this rider that the gateway has not confirmed. Kept through reloads and stairwells. */
export const useSaidWords = create<SaidWords>()(
  persist((): SaidWords => ({ waiting: [], refused: [], lost: false, sending: null }), {
    name: 'rider.words',
    partialize: ({ waiting, refused }) => ({ waiting, refused }),
  }),
)

/** Says how a stop ended, at once on this phone; it is sent when it can be taken back no more. */
export function sayWord(word: NewWord): void {
  const own = { wordId: newGuid(), token: useTripToken.getState().token, sendFrom: serverNow() + undoMs, faults: 0 }
  useSaidWords.setState(({ waiting, refused }) => ({
    waiting: [...waiting.filter(({ orderId }) => orderId !== word.orderId), { ...word, ...own }],
    refused: refused.filter(({ orderId }) => orderId !== word.orderId),
  }))
}

/** Takes a word back that is not on its way. */
export function takeBack({ wordId, orderId }: Word): void {
  if (useSaidWords.getState().sending === wordId) return
  dropWord(wordId)
  void forgetPhoto(orderId)
}

export const dropWord = (wordId: string): void =>
  void useSaidWords.setState(({ waiting }) => ({ waiting: waiting.filter((each) => each.wordId !== wordId) }))

/** Drops all that was said of a trip, with its photos. */
export async function forgetWords(token: string): Promise<void> {
  const gone = useSaidWords.getState().waiting.filter((word) => word.token === token)
  useSaidWords.setState(({ waiting }) => ({ waiting: waiting.filter((word) => word.token !== token), refused: [] }))
  await Promise.all(gone.map(({ orderId }) => forgetPhoto(orderId)))
}

import { tripDelivered, tripFailed } from '@harbour/protocol'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { CallFailure } from '../api/call-failure.ts'
import { call } from '../api/call.ts'
import { serverNow } from '../lib/server-clock.ts'
import { m } from '../paraglide/messages.js'
import { forgetPhoto, keptPhoto } from './kept-photos.ts'
import type { Trip } from './trip.ts'
import { useTripToken } from './trip-token.ts'
import { isForLater, undoLeft, undoMs, type NewWord, type Word } from './word.ts'

/** Words that could not be sent are tried again this often; a phone that is back online says so by itself, too. */
const tryEvery = 10_000

type SaidWords = {
  /** Said and not confirmed yet, the oldest first. */
  waiting: Word[]
  /** Not taken by the gateway, with why; shown at their stop until something else is said of it. */
  refused: { orderId: string; why: string }[]
  /** True since the gateway could not be reached with the first of them. */
  lost: boolean
}

/** The words of this rider that the gateway has not confirmed. Kept through reloads and stairwells. */
export const useSaidWords = create<SaidWords>()(
  persist((): SaidWords => ({ waiting: [], refused: [], lost: false }), {
    name: 'rider.words',
    partialize: ({ waiting, refused }) => ({ waiting, refused }),
  }),
)

/** Says how a stop ended, at once on this phone. */
export function sayWord(word: NewWord): void {
  const said = { ...word, token: useTripToken.getState().token, sendFrom: serverNow() + undoMs }
  useSaidWords.setState(({ waiting, refused }) => ({
    waiting: [...waiting.filter(({ orderId }) => orderId !== word.orderId), said],
    refused: refused.filter(({ orderId }) => orderId !== word.orderId),
  }))
  setTimeout(() => void sendWords(), undoMs)
}

/** Takes a word back that is not on its way yet. */
export function takeBack(orderId: string): void {
  drop(orderId)
  void forgetPhoto(orderId)
}

let onTrip = (_trip: Trip, _token: string): void => undefined

/** Sends what waits, now and whenever the phone may have a network again; calls back with the trip as each answer tells it. Gives a function that ends it. */
export function sendWordsOnwards(take: (trip: Trip, token: string) => void): () => void {
  onTrip = take
  const onlineAgain = () => void sendWords()
  // A phone that is put away may not come back to a timer: what could still be taken back goes now.
  const shown = () => void sendWords({ now: document.hidden })
  addEventListener('online', onlineAgain)
  document.addEventListener('visibilitychange', shown)
  const timer = setInterval(onlineAgain, tryEvery)
  void sendWords()
  return () => {
    removeEventListener('online', onlineAgain)
    document.removeEventListener('visibilitychange', shown)
    clearInterval(timer)
  }
}

/** Sends the words whose time has come, one after the other, whichever tab of this phone does it. Ends at the first that cannot be sent. */
const sendWords = async ({ now = false } = {}): Promise<void> => {
  await navigator.locks.request('rider.words', () => sendAll(now))
}

async function sendAll(now: boolean): Promise<void> {
  await useSaidWords.persist.rehydrate()
  for (const word of useSaidWords.getState().waiting) {
    if (!now && undoLeft(word, serverNow()) > 0) continue
    const failure = await send(word)
    if (failure && isForLater(failure.code)) {
      useSaidWords.setState({ lost: true })
      return
    }
    drop(word.orderId)
    const { orderId } = word
    useSaidWords.setState(({ refused }) => ({ lost: false, refused: failure ? [...refused, { orderId, why: failure.message }] : refused }))
    await forgetPhoto(orderId)
  }
}

const drop = (orderId: string) => useSaidWords.setState(({ waiting }) => ({ waiting: waiting.filter((each) => each.orderId !== orderId) }))

/** Sends one word, which is done once however often it is sent; gives why it was not taken, if it was not. */
async function send(word: Word): Promise<CallFailure | undefined> {
  try {
    onTrip(await sent(word), word.token)
    return undefined
  } catch (cause) {
    if (cause instanceof CallFailure) return cause
    throw cause
  }
}

async function sent(word: Word): Promise<Trip> {
  const { token, orderId } = word
  if (word.kind === 'failed') return call(tripFailed, { token, orderId, reason: word.reason })
  const { by, cash } = word
  if (by === 'hand') return call(tripDelivered, { token, orderId, proof: { by }, cash })
  const picture = await keptPhoto(orderId)
  if (picture === undefined) throw new CallFailure('PHOTO_LOST', m.rider_photo_lost())
  return call(tripDelivered, { token, orderId, proof: { by, picture }, cash })
}

import { inTurn } from '../lib/together/in-turn.ts'
import { tripDelivered, tripFailed } from '@harbour/protocol'
import { CallFailure } from '../api/call-failure.ts'
import { call } from '../api/call.ts'
import { m } from '../paraglide/messages.js'
import { keptPhoto } from './kept-photos.ts'
import { useSaidWords } from './said-words.ts'
import { sendDue } from './send-due.ts'
import type { Trip } from './trip.ts'
import { undoMs, type Word } from './word.ts'

/** Words that could not be sent are tried again this often; a phone that is back online says so by itself, too. */
const tryEvery = 10_000

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
  const unsubscribe = useSaidWords.subscribe(({ waiting }, before) => {
    if (waiting.length > before.waiting.length) setTimeout(onlineAgain, undoMs)
  })
  void sendWords()
  return () => {
    removeEventListener('online', onlineAgain)
    document.removeEventListener('visibilitychange', shown)
    clearInterval(timer)
    unsubscribe()
  }
}

/** Sends the words whose time has come, whichever tab of this phone does it. */
const sendWords = async ({ now = false } = {}): Promise<void> => {
  await inTurn('rider.words', () => sendDue({ send, refresh: () => useSaidWords.persist.rehydrate(), now }))
}

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
  if (by === 'code') return call(tripDelivered, { token, orderId, proof: { by, code: word.code ?? '' }, cash })
  const picture = await keptPhoto(orderId)
  if (picture === undefined) throw new CallFailure('PHOTO_LOST', m.rider_photo_lost())
  return call(tripDelivered, { token, orderId, proof: { by, picture }, cash })
}

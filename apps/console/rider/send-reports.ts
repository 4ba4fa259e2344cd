import { withLock } from '../lib/concurrency/with-lock.ts'
import { tripDelivered, tripFailed } from '@harbour/protocol'
import { CallFailure } from '../api/call-failure.ts'
import { call } from '../api/call.ts'
import { m } from '../paraglide/messages.js'
import { persistedPhoto } from './persisted-photos.ts'
import { useReportQueue } from './report-queue.ts'
import { sendDue } from './send-due.ts'
import type { Trip } from './trip.ts'
import { undoMs, type StopReport } from './stop-report.ts'

/** Reports that could not be sent are tried again this often; a phone that is back online says so by itself, too. */
const tryEvery = 10_000

let onTrip = (_trip: Trip, _token: string): void => undefined

/** Sends what waits, now and whenever the phone may have a network again; calls back with the trip as each answer tells it. Gives a function that ends it. */
export function keepSendingReports(take: (trip: Trip, token: string) => void): () => void {
  onTrip = take
  const onlineAgain = () => void sendReports()
  // A phone that is put away may not come back to a timer: what could still be taken back goes now.
  const shown = () => void sendReports({ now: document.hidden })
  addEventListener('online', onlineAgain)
  document.addEventListener('visibilitychange', shown)
  const timer = setInterval(onlineAgain, tryEvery)
  const unsubscribe = useReportQueue.subscribe(({ waiting }, before) => {
    if (waiting.length > before.waiting.length) setTimeout(onlineAgain, undoMs)
  })
  void sendReports()
  return () => {
    removeEventListener('online', onlineAgain)
    document.removeEventListener('visibilitychange', shown)
    clearInterval(timer)
    unsubscribe()
  }
}

/** Sends the reports whose time has come, whichever tab of this phone does it. */
const sendReports = async ({ now = false } = {}): Promise<void> => {
  await withLock('rider.words', () => sendDue({ send, refresh: () => useReportQueue.persist.rehydrate(), now }))
}

/** Sends one report, which is done once however often it is sent; gives why it was not taken, if it was not. */
async function send(report: StopReport): Promise<CallFailure | undefined> {
  try {
    onTrip(await sent(report), report.token)
    return undefined
  } catch (cause) {
    if (cause instanceof CallFailure) return cause
    throw cause
  }
}

async function sent(report: StopReport): Promise<Trip> {
  const { token, orderId } = report
  if (report.kind === 'failed') return call(tripFailed, { token, orderId, reason: report.reason })
  const { by, cash } = report
  if (by === 'hand') return call(tripDelivered, { token, orderId, proof: { by }, cash })
  if (by === 'code') return call(tripDelivered, { token, orderId, proof: { by, code: report.code ?? '' }, cash })
  const picture = await persistedPhoto(orderId)
  if (picture === undefined) throw new CallFailure('PHOTO_LOST', m.rider_photo_lost())
  return call(tripDelivered, { token, orderId, proof: { by, picture }, cash })
}

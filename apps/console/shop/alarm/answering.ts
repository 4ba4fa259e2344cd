import { shopOrderMove, type Answer, type Sent } from '@harbour/protocol'
import { orderStatuses } from '@harbour/rules'
import { create } from 'zustand'
import { CallFailure, isRefused } from '../../api/call-failure.ts'
import { call } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { m } from '../../paraglide/messages.js'
import type { ShopOrder } from '../orders/shop-order.ts'
import { putCancel, type Cancel, type CancelReason } from '../orders/steps/cancels.ts'
import { isAtWork } from '../shift/tablet-lock.ts'
import { sayNotice, type AlarmNotice } from './notices.ts'

/** The reasons for which a shop may reject a new order, as the gateway takes them. */
export type RejectReason = CancelReason

/** The answer that somebody has chosen; of a preorder no minutes are promised. */
export type OrderAnswer = { kind: 'accept'; minutes: number | null } | { kind: 'reject'; reason: RejectReason }

/** The stage of an answer: it asks who gives it, for proof of that, may still be undone, is on its way, or did not arrive. */
type Stage = 'who' | 'proof' | 'undo' | 'sending' | 'failed'

/** An answer under way. */
export type Answering = { orderId: string; pickupNo: string; answer: OrderAnswer; stage: Stage; failure?: string }

type State = {
  current: Answering | null
  /** The orders that were answered here, the last of them last: the gateway has said so, though the list may not show it yet. */
  answered: readonly string[]
}

/** The answer that is being given at this tablet. It outlives the screen, which is drawn anew in the language of whoever signs in to give it. */
export const useAnswering = create<State>()(() => ({ current: null, answered: [] }))

/** The time in which a rejection can be taken back before anybody is told. */
export const undoFor = 5000
const remembered = 50

let undoTimer: ReturnType<typeof setTimeout> | undefined
let onAnswered: () => void = () => undefined

/** Calls back when an order has been answered, or turned out to be, so that the list is read anew. */
export function whenAnswered(listener: () => void): void {
  onAnswered = listener
}

/** Begins to answer an order; asks first who does so where nobody is at work. One that has been answered is not again: its alarm may stand a moment longer, and a second tap come to it. */
export function beginAnswer({ orderId, pickupNo }: Pick<ShopOrder, 'orderId' | 'pickupNo'>, answer: OrderAnswer): void {
  const { current, answered } = useAnswering.getState()
  if (current?.stage === 'sending' || answered.includes(orderId)) return
  proceed({ orderId, pickupNo, answer, stage: 'who' })
}

/** Goes on with an answer once whoever gives it has signed in. */
export function goOn(): void {
  const { current } = useAnswering.getState()
  if (current?.stage === 'who') proceed(current)
}

/** Goes on with an answer for which somebody has just shown who they are, or that did not arrive. */
export function sendAgain(): void {
  const { current } = useAnswering.getState()
  if (current?.stage === 'proof' || current?.stage === 'failed') void send(current)
}

/** Asks for the proof that a rejection from the board needs, unless another answer is being given: then the order waits to be rejected anew. */
export function askProof({ orderId, pickupNo, reason }: Pick<Cancel, 'orderId' | 'pickupNo' | 'reason'>): void {
  if (!useAnswering.getState().current) put({ orderId, pickupNo, answer: { kind: 'reject', reason }, stage: isAtWork() ? 'proof' : 'who' })
}

/** Takes back an answer that has not been sent. */
export function takeBack(): void {
  const { current } = useAnswering.getState()
  clearTimeout(undoTimer)
  if (current && current.stage !== 'sending') useAnswering.setState({ current: null })
}

/** Forgets the answer to an order that waits no more: somebody else was first. */
export function dropUnless(ringing: readonly Pick<ShopOrder, 'orderId'>[]): void {
  const { current } = useAnswering.getState()
  if (current && !ringing.some(({ orderId }) => orderId === current.orderId)) takeBack()
}

function proceed(answering: Answering): void {
  clearTimeout(undoTimer)
  if (!isAtWork()) return put({ ...answering, stage: 'who' })
  if (answering.answer.kind === 'accept') return void send(answering)
  const undo: Answering = { ...answering, stage: 'undo' }
  put(undo)
  undoTimer = setTimeout(() => {
    if (useAnswering.getState().current === undo) void send(undo)
  }, undoFor)
}

async function send({ failure: _before, ...answering }: Answering): Promise<void> {
  const { orderId, answer } = answering
  put({ ...answering, stage: 'sending' })
  try {
    const moved = await call(shopOrderMove, { storeId: useKeys.getState().tablet?.storeId ?? '', orderId, ...stepOf(answer) })
    useAnswering.setState(({ answered }) => ({ current: null, answered: [...answered, orderId].slice(-remembered) }))
    putCancel(orderId, null) // one from the board that had failed
    sayNotice(noticeOf(answering, moved))
    onAnswered()
  } catch (cause) {
    notSent(answering, cause)
  }
}

/** Of two who accept at the same moment the first one's minutes stay, and the other hears of it. */
function noticeOf({ pickupNo, answer }: Answering, { by, minutes: promised }: Answer<typeof shopOrderMove>): AlarmNotice {
  if (answer.kind === 'reject') return { kind: 'rejected', pickupNo }
  const minutes = answer.minutes === null ? null : promised
  return by === null ? { kind: 'accepted', pickupNo, minutes } : { kind: 'taken', pickupNo, by, minutes }
}

function notSent(answering: Answering, cause: unknown): void {
  if (isRefused(cause, 'LOGIN_AGAIN') || isRefused(cause, 'SESSION_EXPIRED')) return put({ ...answering, stage: 'who' })
  if (isRefused(cause, 'STEP_UP')) return put({ ...answering, stage: 'proof' })
  put({ ...answering, stage: 'failed', failure: failureWords(cause) })
  // Another may have been first: then the list says so.
  onAnswered()
}

function failureWords(cause: unknown): string {
  if (cause instanceof CallFailure) return cause.isLost ? m.alarm_not_sent() : cause.message
  return m.frame_failed()
}

function stepOf(answer: OrderAnswer): Omit<Sent<typeof shopOrderMove>, 'storeId' | 'orderId'> {
  if (answer.kind === 'reject') return { status: orderStatuses.cancelled, reason: answer.reason }
  return { status: orderStatuses.accepted, ...(answer.minutes !== null && { minutes: answer.minutes }) }
}

const put = (current: Answering) => useAnswering.setState({ current })

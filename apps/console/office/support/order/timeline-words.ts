import { orderStates, orderTypes, stateCode } from '@harbour/rules'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { ratingWords } from '../../../words/rating-words.ts'
import { actionName } from '../../words/action-words.ts'
import { methodName, reasonName, statusName } from '../../words/order-words.ts'
import type { TimelineEntry } from './use-order-detail.ts'

/** The part of a story that something belongs to, each with its colour. */
export type Lane = 'order' | 'payment' | 'holds' | 'messages' | 'staff'

/** One thing that happened, in words: what it was, and a few more. */
export type EntryWords = { lane: Lane; title: string; note: string }

const lanes: Record<TimelineEntry['kind'], Lane> = {
  step: 'order',
  payment: 'payment',
  capture: 'payment',
  refund: 'payment',
  refunded: 'payment',
  request: 'payment',
  coupon: 'holds',
  points: 'holds',
  push: 'messages',
  locker: 'messages',
  rating: 'order',
  staff: 'staff',
}

/** Says what happened, as whoever answers the guest would. */
export function entryWords(entry: TimelineEntry): EntryWords {
  return { lane: lanes[entry.kind], title: titleOf(entry), note: noteOf(entry) }
}

function titleOf({ kind, what, amount, points, by }: TimelineEntry): string {
  const sum = amount === null ? '' : money(amount)
  switch (kind) {
    case 'step':
      return stepName(what)
    case 'payment':
      return m.support_tl_payment({ method: methodName(what), amount: sum })
    case 'capture':
      return m.support_tl_capture({ method: methodName(what), amount: sum })
    case 'refund':
      return m.support_tl_refund({ amount: sum })
    case 'refunded':
      return m.support_tl_refunded({ amount: sum })
    case 'request':
      return m.support_tl_request({ name: by ?? '', amount: sum })
    case 'coupon':
      return m.support_tl_coupon({ code: what })
    case 'points':
      return m.support_tl_points({ points: signed(points ?? 0), kind: pointKinds[what]?.() ?? what })
    case 'push':
      return m.support_tl_push()
    case 'locker':
      return m.support_tl_locker({ no: what })
    case 'rating':
      return ratingWords({ food: what === 'food' ? points : null, delivery: what === 'food' ? null : points }).join('')
    case 'staff':
      return m.support_tl_staff({ name: by ?? '', action: actionName(what) })
  }
}

function noteOf({ kind, what, state, points, by, detail }: TimelineEntry): string {
  const stateWords = state === null ? '' : (states[state]?.() ?? state)
  switch (kind) {
    case 'step':
      return joined(actors[by ?? '']?.() ?? by, detail !== null && reasonName(detail))
    case 'refund':
    case 'refunded':
      return joined(
        what === 'late' ? m.support_paid_late() : reasonName(what),
        stateWords,
        points !== null && m.support_tl_points_back({ points }),
        detail,
      )
    case 'rating':
      return joined(actors[by ?? '']?.(), detail)
    case 'request':
      return joined(reasonName(what), stateWords, detail)
    case 'staff':
      return detail === null ? '' : auditWords(detail)
    case 'capture':
      return joined(stateWords, bookings[detail ?? '']?.() ?? detail)
    case 'payment':
    case 'coupon':
    case 'points':
    case 'push':
    case 'locker':
      return joined(stateWords, detail)
  }
}

/** A step into a state: its name is that of the state. */
function stepName(what: string): string {
  const state = orderStates.find((each) => each === what)
  return state === undefined ? what : statusName(stateCode(state, orderTypes.takeaway))
}

const joined = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' · ')
const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points)}`

const actors: Partial<Record<string, () => string>> = {
  guest: m.support_by_guest,
  shop: m.support_by_shop,
  system: m.support_by_system,
}

/** The money is in the books as a sale, or as what came too late or was not as asked, and goes back. */
const bookings: Partial<Record<string, () => string>> = {
  sale: m.support_booked_sale,
  late: m.support_paid_late,
  mismatched: m.support_state_mismatched,
}

const states: Partial<Record<string, () => string>> = {
  creating: m.support_state_creating,
  open: m.support_state_open,
  held: m.support_state_held,
  captured: m.support_state_captured,
  failed: m.support_state_failed,
  released: m.support_state_released,
  mismatched: m.support_state_mismatched,
  arranged: m.detail_refund_arranged,
  processing: m.detail_refund_processing,
  refunded: m.detail_refund_done,
  manual: m.detail_refund_manual,
  waiting: m.support_state_waiting,
  approved: m.support_state_approved,
  declined: m.support_state_declined,
  committed: m.support_state_committed,
  releasing: m.support_state_releasing,
  reversing: m.support_state_reversing,
}

const pointKinds: Partial<Record<string, () => string>> = {
  welcome: m.support_points_welcome,
  order: m.support_points_order,
  redeem: m.support_points_redeem,
  expire: m.support_points_expire,
  adjust: m.support_points_adjust,
  spend: m.support_points_spend,
  back: m.support_points_back,
}

/** The reason, the sum or the gift, and the words out of what the audit keeps; nothing of what cannot be read. */
function auditWords(json: string): string {
  const kept = fieldsOf(json)
  const reason = kept.get('reason')
  const amount = kept.get('amount')
  const words = kept.get('words')
  return joined(
    typeof reason === 'string' && reasonName(reason),
    typeof amount === 'number' && money(amount),
    giftWords(kept.get('gift')),
    typeof words === 'string' && words,
  )
}

function giftWords(gift: unknown): string {
  const fields = new Map<string, unknown>(typeof gift === 'object' && gift !== null ? Object.entries(gift) : [])
  const [points, couponId] = [fields.get('points'), fields.get('couponId')]
  if (typeof points === 'number') return m.support_tl_gift_points({ points })
  return typeof couponId === 'string' ? m.support_tl_coupon({ code: couponId }) : ''
}

function fieldsOf(json: string): ReadonlyMap<string, unknown> {
  try {
    const kept: unknown = JSON.parse(json)
    return new Map<string, unknown>(typeof kept === 'object' && kept !== null ? Object.entries(kept) : [])
  } catch {
    return new Map()
  }
}

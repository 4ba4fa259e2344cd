import { orderStates, orderTypes, stateCode } from '@harbour/rules'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { actionName } from '../../people/audit/action-words.ts'
import { methodName, reasonName, statusName } from '../words/order-words.ts'
import type { StoryEntry } from './use-story.ts'

/** The part of a story that something belongs to, each with its colour. */
export type Lane = 'order' | 'payment' | 'holds' | 'messages' | 'staff'

/** One thing that happened, in words: what it was, and a few more. */
export type StoryWords = { lane: Lane; title: string; note: string }

const lanes: Record<StoryEntry['kind'], Lane> = {
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
  staff: 'staff',
}

/** Says what happened, as whoever answers the guest would. */
export function storyWords(entry: StoryEntry): StoryWords {
  return { lane: lanes[entry.kind], title: titleOf(entry), note: noteOf(entry) }
}

function titleOf({ kind, what, amount, points, by }: StoryEntry): string {
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
    case 'staff':
      return m.support_tl_staff({ name: by ?? '', action: actionName(what) })
  }
}

function noteOf({ kind, what, state, points, by, detail }: StoryEntry): string {
  const stateWords = state === null ? '' : (states[state]?.() ?? state)
  switch (kind) {
    case 'step':
      return joined(actors[by ?? '']?.() ?? by, detail !== null && reasonName(detail))
    case 'refund':
    case 'refunded':
      return joined(reasonName(what), stateWords, points !== null && m.support_tl_points_back({ points }), detail)
    case 'request':
      return joined(reasonName(what), stateWords, detail)
    case 'staff':
      return detail === null ? '' : auditWords(detail)
    case 'payment':
    case 'capture':
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

/** The reason and the words out of what the audit keeps; nothing of what cannot be read. */
function auditWords(json: string): string {
  try {
    const kept: unknown = JSON.parse(json)
    if (typeof kept !== 'object' || kept === null) return ''
    const text = (name: string): string => {
      const value: unknown = Object.entries(kept).find(([key]) => key === name)?.[1]
      return typeof value === 'string' ? value : ''
    }
    const amount: unknown = Object.entries(kept).find(([key]) => key === 'amount')?.[1]
    return joined(reasonName(text('reason')), typeof amount === 'number' && money(amount), text('words'))
  } catch {
    return ''
  }
}

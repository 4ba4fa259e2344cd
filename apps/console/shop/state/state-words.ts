import type { ShopOverlay } from '@harbour/protocol'
import type { OrderType, shopStateReasons, ShopStateReason } from '@harbour/rules'
import { timeOfDay } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { orderTypeName } from '../../words/order-type-name.ts'

/** A reason that somebody of a shop chooses. */
export type Reason = (typeof shopStateReasons)[number]

const words: Record<ShopStateReason, () => string> = {
  rush: m.state_reason_rush,
  staffing: m.state_reason_staffing,
  equipment: m.state_reason_equipment,
  weather: m.state_reason_weather,
  other: m.state_reason_other,
  tabletsSilent: m.state_reason_tablets_silent,
}

/** The name of a reason. */
export const reasonWords = (reason: ShopStateReason): string => words[reason]()

/** The same reason, where it is one that somebody may choose. */
export const choosable = (reason: ShopStateReason | null): Reason | null => (reason === 'tabletsSilent' ? null : reason)

type StateChange = ShopOverlay['state']

/** The author of the last word about the shop: somebody by name, the till, the office, or Harbour itself. */
export function byWords({ kind, name }: StateChange['by']): string {
  if (kind === 'system') return m.state_by_system()
  if (kind === 'till') return m.state_by_till()
  return name ?? m.state_by_office()
}

/** Says by whom the shop is busy, since when, why, and until when. */
export function busyWords({ busyMinutes, busyUntil, state }: Pick<ShopOverlay, 'busyMinutes' | 'busyUntil' | 'state'>): string {
  return sentence(
    m.state_busy_for({ minutes: busyMinutes }),
    saidWords(state),
    busyUntil === null ? m.state_no_end() : m.state_ends({ time: timeOfDay(busyUntil) }),
  )
}

/** Says until when the shop takes no orders, by whom, and why. */
export function pausedWords({ pausedUntil, state }: Pick<ShopOverlay, 'pausedUntil' | 'state'>): string {
  return sentence(m.state_said_paused({ time: timeOfDay(pausedUntil ?? 0) }), saidWords(state))
}

function saidWords({ by, since, reason }: StateChange): string {
  if (reason === 'tabletsSilent') return m.state_why_tablets_silent()
  const said = since === null ? byWords(by) : m.state_by_since({ name: byWords(by), time: timeOfDay(since) })
  return reason === null ? said : sentence(said, m.state_why({ reason: reasonWords(reason) }))
}

const sentence = (...parts: string[]): string => parts.filter(Boolean).join(m.state_comma())

type Quote = { orderType: OrderType; quoteMinutes: { low: number; high: number } }

/** The minutes that guests are told for each way, as they see them now. */
export const quoteWords = (byOrderType: readonly Quote[]): string =>
  byOrderType
    .map(({ orderType, quoteMinutes: { low, high } }) =>
      m.state_quote({ way: orderTypeName(orderType), minutes: low === high ? String(low) : `${low}–${high}` }),
    )
    .join(' · ')

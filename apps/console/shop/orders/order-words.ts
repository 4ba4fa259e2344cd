import { orderStatuses, type Allergen, type PayMethod } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'

const allergens: Record<Allergen, () => string> = {
  gluten: m.order_allergen_gluten,
  crustacean: m.order_allergen_crustacean,
  egg: m.order_allergen_egg,
  fish: m.order_allergen_fish,
  peanut: m.order_allergen_peanut,
  milk: m.order_allergen_milk,
  nut: m.order_allergen_nut,
  sulphite: m.order_allergen_sulphite,
}

/** Allergens by name, one after the other. */
export const allergenNames = (names: readonly Allergen[]): string => names.map((name) => allergens[name]()).join(m.order_comma())

const methods: Record<PayMethod, () => string> = {
  card: m.order_by_card,
  octopus: m.order_by_octopus,
  alipay: m.order_by_alipay,
  mpay: m.order_by_mpay,
  cash: m.order_by_cash,
}

/** A method of payment, by name. */
export const methodName = (method: PayMethod): string => methods[method]()

const statuses: Partial<Record<number, () => string>> = {
  [orderStatuses.placed]: m.order_status_placed,
  [orderStatuses.accepted]: m.order_status_accepted,
  [orderStatuses.preparing]: m.order_status_preparing,
  [orderStatuses.readyForGuest]: m.order_status_ready,
  [orderStatuses.readyForRider]: m.order_status_ready,
  [orderStatuses.collectionOverdue]: m.order_status_overdue,
  [orderStatuses.delivering]: m.order_status_delivering,
  [orderStatuses.completed]: m.order_status_completed,
  [orderStatuses.cancelled]: m.order_status_cancelled,
}

/** A status of an order, in the shop's words. */
export const statusName = (status: number): string => statuses[status]?.() ?? ''

const reasons: Partial<Record<string, () => string>> = {
  guest: m.order_reason_guest,
  unpaid: m.order_reason_unpaid,
  slotFull: m.order_reason_slot_full,
  noAnswer: m.order_reason_no_answer,
  soldOut: m.order_reason_sold_out,
  tooBusy: m.order_reason_too_busy,
  closing: m.order_reason_closing,
  cannotDeliver: m.order_reason_cannot_deliver,
  other: m.order_reason_other,
  refusedAtDoor: m.order_reason_refused_at_door,
  ageNotShown: m.order_reason_age_not_shown,
  wrong: m.order_reason_wrong,
  missing: m.order_reason_missing,
  quality: m.order_reason_quality,
  callGuest: m.order_hold_call_guest,
  waitForItem: m.order_hold_wait_for_item,
}

/** A reason that was given for something, in words; a code that has none is shown as it is. */
export const reasonName = (code: string): string => reasons[code]?.() ?? code

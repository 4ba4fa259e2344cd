import { voucherStatuses, type Answer, type DataRequest, type memberGet } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'
import type { PillLook } from '../../ui/Pill.tsx'

/** One member with their points, coupons, consents and orders. */
export type MemberDetail = Answer<typeof memberGet>

const couponStatuses: Partial<Record<number, () => string>> = {
  [voucherStatuses.usable]: m.support_coupon_usable,
  [voucherStatuses.held]: m.support_coupon_held,
  [voucherStatuses.used]: m.support_coupon_used,
  [voucherStatuses.ended]: m.support_coupon_ended,
}

/** The status of a coupon, in words. */
export const couponStatusName = (status: number): string => couponStatuses[status]?.() ?? String(status)

const consents: Partial<Record<string, () => string>> = {
  receiveNews: m.support_consent_news,
  addressNotification: m.support_consent_orders,
  newsBySms: m.support_consent_sms,
  newsByEmail: m.support_consent_email,
  agreement: m.support_consent_agreement,
  privacy: m.support_consent_privacy,
}

/** A consent, in words; one that has none is shown as it is. */
export const consentName = (kind: string): string => consents[kind]?.() ?? kind

const kinds: Record<DataRequest['kind'], () => string> = { export: m.support_kind_export, delete: m.support_kind_delete }

/** A request for data, in words. */
export const kindName = (kind: DataRequest['kind']): string => kinds[kind]()

/** The kinds of request, as choices. */
export const kindOptions = () => (['export', 'delete'] as const).map((value) => ({ value, words: kindName(value) }))

const soon = 10

/** The days that the law leaves, in words. */
export function daysWords(days: number): string {
  if (days < 0) return m.support_days_late({ days: -days })
  return days === 0 ? m.support_days_today() : m.support_days({ days })
}

/** Late is late, and ten days are few. */
export function daysLook(days: number): PillLook {
  if (days < 0) return 'late'
  return days <= soon ? 'warn' : 'plain'
}

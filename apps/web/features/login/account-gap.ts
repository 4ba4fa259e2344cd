import { m } from '../../paraglide/messages.js'
import type { PhoneVerdict } from '../../entities/contact/phone.ts'
import { emailLooksRight } from '../../entities/contact/email.ts'
import type { AccountDraft } from './account-draft.ts'

/** Words for what is wrong with a phone as typed; undefined when it will do. */
export function phoneGap(number: string, { state }: PhoneVerdict): string | undefined {
  if (number.trim() === '') return m.login_phone_missing()
  if (state === 'short') return m.login_phone_short()
  return state === 'wrong' ? m.login_phone_wrong() : undefined
}

/** Words for what is wrong with an email as typed. */
export function emailGap(email: string): string | undefined {
  if (email.trim() === '') return m.login_email_missing()
  return emailLooksRight(email) ? undefined : m.login_email_wrong()
}

export const accountGap = (typed: AccountDraft, verdict: PhoneVerdict): string | undefined =>
  typed.by === 'phone' ? phoneGap(typed.number, verdict) : emailGap(typed.email)

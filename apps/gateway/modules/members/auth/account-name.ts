import type { Brand } from '@harbour/rules'
import * as v from 'valibot'
import { internationalPhone } from '../international-phone.ts'

/** The name that somebody logs in by: a phone in its international form, or an email in lower case. `target` is either. */
export type AccountName = ({ phone: string } | { email: string }) & { target: string }

const Mailbox = v.pipe(v.string(), v.email(), v.maxLength(254))

/** Reads a phone number, of the brand's region unless it has a prefix, or an email; null for what is neither. */
export function readAccount(account: string, brand: Brand): AccountName | null {
  if (account.includes('@')) {
    const email = readEmail(account)
    return email === null ? null : { email, target: email }
  }
  const phone = internationalPhone(account, brand)
  return phone === null ? null : { phone, target: phone }
}

export function readEmail(text: string): string | null {
  const email = text.trim().toLowerCase()
  return v.is(Mailbox, email) ? email : null
}

/** `+852 •••• 4567` or `k•••@example.com`: enough for its owner to know it. */
export function maskedTarget(target: string): string {
  const [name = '', domain] = target.split('@')
  if (domain !== undefined) return `${name.slice(0, 1)}•••@${domain}`
  return `${target.slice(0, -8)} •••• ${target.slice(-4)}`
}

import { m } from '../../../paraglide/messages.js'
import { doorGapText } from '../../../entities/address/door-gap-text.ts'
import { region } from '../../../api/region.ts'
import type { PhoneVerdict } from '../../../entities/contact/phone.ts'
import type { Gap } from './address-draft.ts'

/** Advice about a missing answer, said at its field (spec 5.12). */
export const addressGapText: Record<Exclude<Gap, 'phone'>, () => string> = {
  ...doorGapText,
  title: m.address_title_missing,
  name: m.address_contact_missing,
}

/** A number that cannot be one is said at once, one that is too short when the guest has left it, none when they have tried to save. */
export function phoneWords(state: PhoneVerdict['state'], { asked, left }: { asked: boolean; left: boolean }): string | undefined {
  if (state === 'wrong') return m.address_phone_wrong({ region: region().code === 'HK' ? m.address_hong_kong() : m.address_macau() })
  if (state === 'short' && (asked || left)) return m.address_phone_short()
  return state === 'empty' && asked ? m.address_phone_missing() : undefined
}

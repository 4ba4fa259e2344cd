import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { regions, type Brand } from '@harbour/rules'

/** A phone number in its international form, `+85291234567`; null for one that cannot exist. Without a prefix it is of the brand's region. */
export function internationalPhone(phone: string, brand: Brand): string | null {
  const number = parsePhoneNumberFromString(phone, regions[brand].code)
  return number?.isValid() ? number.number : null
}

/** The same for a number that can take an SMS: a mobile one; null for one that cannot, or of which nobody can say. */
export function mobilePhone(phone: string, brand: Brand): string | null {
  const number = parsePhoneNumberFromString(phone, regions[brand].code)
  return number?.isValid() && number.getType() === 'MOBILE' ? number.number : null
}

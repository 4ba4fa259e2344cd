import { brandIds } from '@harbour/rules'
import { internationalPhone } from '../members/international-phone.ts'

/** The readings of what was typed into the search field, each to be found whole; null for what it cannot be. */
export type SearchTerms = { orderNo: string | null; pickupNo: string | null; ref: string | null; id: string | null; phones: string[] }

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const phoneLike = /^[+\d ()-]+$/
const wholePhone = 8

/** Reads a text as the number of an order (`HB 2611 1001`, spaces or none), a pickup number (`A101`), a phone, a payment's reference or id; 'partial' for less than a whole phone. */
export function searchTerms(text: string): SearchTerms | 'partial' {
  const none = { orderNo: null, pickupNo: null, ref: null, id: null, phones: [] }
  if (guid.test(text)) return { ...none, id: text.toLowerCase() }
  if (phoneLike.test(text)) {
    const phones = phonesOf(text)
    return phones ? { ...none, phones, ref: text } : 'partial'
  }
  const [, month, number] = /^HB ?(\d{4}) ?(\d+)$/i.exec(text) ?? []
  if (month && number) return { ...none, orderNo: `HB ${month} ${number}` }
  if (/^[A-Z]\d{3}$/i.test(text)) return { ...none, pickupNo: text.toUpperCase() }
  return { ...none, ref: text }
}

/** The forms in which a whole phone may be kept: international, by each of the regions, and as it was typed; undefined for less than a whole one. */
export function phonesOf(text: string): string[] | undefined {
  if (text.replaceAll(/\D/g, '').length < wholePhone) return undefined
  const known = Object.values(brandIds).flatMap((brand) => internationalPhone(text, brand) ?? [])
  return [...new Set([...known, text])]
}

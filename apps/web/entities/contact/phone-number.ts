import { regions, type Brand } from '@harbour/rules'
import type { PhoneVerdict } from './phone.ts'
import { brand } from '../../api/region.ts'

/** A number as its own region writes it; one of another region keeps its prefix. */
export function localNumber(number: string, ofBrand: Brand = brand()): string {
  const prefix = `+${regions[ofBrand].phonePrefix}`
  return number.startsWith(prefix) ? number.slice(prefix.length) : number
}

/** Tells whether what is typed begins with a prefix of its own, be it without its plus, as some browsers fill it in. */
export const carriesPrefix = (typed: string, verdict: PhoneVerdict): boolean =>
  typed.trim().startsWith('+') || (verdict.state === 'good' && verdict.number === `+${typed.replaceAll(/\D/g, '')}`)

/** A phone number as it is shown and dialled; one without a prefix is of the brand's region: "2345 0118", tel:+85223450118. */
export function telephone(number: string, ofBrand: Brand = brand()): { href: string; words: string } {
  const local = localNumber(number, ofBrand)
  if (local.startsWith('+')) return { href: `tel:${local}`, words: local }
  return { href: `tel:+${regions[ofBrand].phonePrefix}${local}`, words: local.replace(/^(\d{4})(\d{4})$/, '$1 $2') }
}

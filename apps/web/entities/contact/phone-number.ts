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

/** A phone number as it is shown, however it was typed or kept: "9123 4567"; one of the other region, or of elsewhere, with its prefix. */
export function groupedPhone(number: string, ofBrand: Brand = brand()): string {
  const bare = localNumber(number.replaceAll(/[\s-]/g, ''), ofBrand)
  const grouped = bare.replace(/^(\+85[23])?(\d{4})(\d{4})$/, (_, prefix: string | undefined, first: string, last: string) =>
    [prefix, first, last].filter(Boolean).join(' '),
  )
  return grouped === bare ? number.trim() : grouped
}

/** A phone number as it is shown and dialled; one without a prefix is of the brand's region: "2345 0118", tel:+85223450118. */
export function telephone(number: string, ofBrand: Brand = brand()): { href: string; words: string } {
  const local = localNumber(number, ofBrand)
  const words = groupedPhone(number, ofBrand)
  return { href: local.startsWith('+') ? `tel:${local}` : `tel:+${regions[ofBrand].phonePrefix}${local}`, words }
}

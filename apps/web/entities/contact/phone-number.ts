import { groupedPhone, localNumber, regions, type Brand } from '@harbour/rules'
import type { PhoneVerdict } from './phone.ts'
import { brand } from '../../api/region.ts'

/** Tells whether what is typed begins with a prefix of its own, be it without its plus, as some browsers fill it in. */
export const carriesPrefix = (typed: string, verdict: PhoneVerdict): boolean =>
  typed.trim().startsWith('+') || (verdict.state === 'good' && verdict.number === `+${typed.replaceAll(/\D/g, '')}`)

/** A phone number as it is shown and dialled; one without a prefix is of the brand's region: "2345 0118", tel:+85223450118. */
export function telephone(number: string, ofBrand: Brand = brand()): { href: string; words: string } {
  const local = localNumber(number, ofBrand)
  const words = groupedPhone(number, ofBrand)
  return { href: local.startsWith('+') ? `tel:${local}` : `tel:+${regions[ofBrand].phonePrefix}${local}`, words }
}

import { regions, type Brand } from '@harbour/rules'
import { brand } from './region.ts'

/** How a phone number is shown and dialled; one without a prefix is of the brand's region: "2345 0118", tel:+85223450118. */
export function telephone(number: string, ofBrand: Brand = brand()): { href: string; words: string } {
  const prefix = `+${regions[ofBrand].phonePrefix}`
  const local = number.startsWith(prefix) ? number.slice(prefix.length) : number
  if (local.startsWith('+')) return { href: `tel:${local}`, words: local }
  return { href: `tel:${prefix}${local}`, words: local.replace(/^(\d{4})(\d{4})$/, '$1 $2') }
}

import { cardIsOver, type CardExpiry } from './card-expiry.ts'
import { wallClock, type Instant } from '../time/clock.ts'

export type CardNetwork = 'visa' | 'mastercard' | 'amex' | 'jcb' | 'unionpay' | 'diners'

type Shape = { network: CardNetwork; starts: RegExp; lengths: readonly number[]; code: number }

/** The card numbers of each network: how they start, how many digits they have, and how many their security code has. */
const shapes: readonly Shape[] = [
  { network: 'visa', starts: /^4/, lengths: [16, 13, 19], code: 3 },
  { network: 'mastercard', starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], code: 3 },
  { network: 'amex', starts: /^3[47]/, lengths: [15], code: 4 },
  { network: 'jcb', starts: /^35/, lengths: [16, 17, 18, 19], code: 3 },
  { network: 'unionpay', starts: /^62/, lengths: [16, 17, 18, 19], code: 3 },
  { network: 'diners', starts: /^3(0[0-5]|[689])/, lengths: [14, 15, 16, 17, 18, 19], code: 3 },
]
const mostDigits = 19
const usualDigits = 16

const shapeOf = (digits: string) => shapes.find(({ starts }) => starts.test(digits))

/** The digits of a text as it is typed or pasted: `4242-4242 …` and full-width ones too, no more than a card can have. */
export function cardDigits(text: string): string {
  const most = (digits: string) => Math.max(...(shapeOf(digits)?.lengths ?? [mostDigits]))
  const digits = text.normalize('NFKC').replaceAll(/\D/g, '')
  return digits.slice(0, most(digits))
}

/** The network that a number belongs to, as soon as its first digits say so. */
export function cardNetwork(digits: string): CardNetwork | null {
  return shapeOf(digits)?.network ?? null
}

/** A number as it stands on its card, `4242 4242 4242 4242`, or `3782 822463 10005`. With `hidden`, what is not typed yet stands as dots. */
export function groupedNumber(digits: string, hidden = ''): string {
  const shape = shapeOf(digits)
  const places = shape?.lengths[0] ?? usualDigits
  const filled = hidden === '' ? digits : digits.padEnd(places, hidden)
  const groups = shape?.network === 'amex' ? [4, 6, 5] : [4, 4, 4, 4, 3]
  let from = 0
  return groups
    .map((size) => filled.slice(from, (from += size)))
    .filter(Boolean)
    .join(' ')
}

/** The fault in a number: nothing typed, too few digits, or digits that no card has (Luhn's sum). */
export function numberFault(digits: string): 'missing' | 'short' | 'wrong' | null {
  if (digits === '') return 'missing'
  const lengths = shapeOf(digits)?.lengths ?? [usualDigits]
  if (digits.length < Math.min(...lengths)) return 'short'
  if (lengths.includes(digits.length) && luhn(digits) % 10 === 0) return null
  return digits.length < (lengths[0] ?? usualDigits) ? 'short' : 'wrong'
}

/** Every second digit from the right counts twice, and its two digits each by themselves. */
function luhn(digits: string): number {
  const counted = [...digits].toReversed().map((digit, place) => (place % 2 === 1 ? Number(digit) * 2 : Number(digit)))
  return counted.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0)
}

/** An expiry as it is typed: `12/28`. A month of one digit that can be no other gets its 0, and of `12/2028` the 20 is left out. */
export function typedExpiry(text: string): string {
  const plain = text.normalize('NFKC').replace(/^\s*(\d)\s*[/.-]/, '0$1')
  const digits = plain.replaceAll(/\D/g, '').replace(/^([2-9])/, '0$1')
  const [month, year] = [digits.slice(0, 2), digits.slice(2, 6)]
  if (year === '') return month
  return `${month}/${/^20\d{2}$/.test(year) ? year.slice(2) : year.slice(0, year.startsWith('20') ? 3 : 2)}`
}

/** The expiry that was typed; or what is wrong with it: not all of it, no such month, over by `now`, or further away than any card ends. */
export function readExpiry(typed: string, now: Instant): CardExpiry | 'missing' | 'wrong' | 'past' {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(typed) ?? []
  if (month === undefined || year === undefined) return /^(1[3-9]|00)/.test(typed) ? 'wrong' : 'missing'
  const expiry = { month: Number(month), year: 2000 + Number(year) }
  if (expiry.month < 1 || expiry.month > 12 || expiry.year > wallClock(now).year + farthestYears) return 'wrong'
  return cardIsOver(expiry, now) ? 'past' : expiry
}

const farthestYears = 20

/** The number of digits of the security code: four on American Express, else three. */
export function codeLength(network: CardNetwork | null): number {
  return shapes.find((shape) => shape.network === network)?.code ?? 3
}

/** The fault in a security code: nothing typed, or another number of digits than the network's. */
export function codeFault(code: string, network: CardNetwork | null): 'missing' | 'wrong' | null {
  if (code === '') return 'missing'
  return /^\d+$/.test(code) && code.length === codeLength(network) ? null : 'wrong'
}

import { cents, formatPrice, type Cents } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'

/** Thousands apart, as sums of a day are read. */
const grouped = (words: string) => words.replace(/\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','))

/** A sum in a breakdown: "$26,418.6", "$180.0". */
export const money = (amount: Cents): string => grouped(formatPrice(amount, { decimals: 'one' }))

/** A sum that went back, with its minus. */
export const back = (amount: Cents): string => money(cents(0 - amount))

/** The worth of notes and coins: "$1,500". */
export const worth = (amount: Cents): string => grouped(formatPrice(amount))

/** Says whether a count matches what was to be expected, is short or over. */
export function differenceWords(difference: Cents): string {
  if (difference === 0) return m.day_end_matches()
  return difference < 0 ? m.day_end_short() : m.day_end_over()
}

/** Says of cash that riders `carry` at the end of a day that it is not in the drawer; below 0, that some of days before came into it. */
export const carriedWords = (carried: Cents): string => (carried > 0 ? m.day_end_carried() : m.day_end_brought_in())

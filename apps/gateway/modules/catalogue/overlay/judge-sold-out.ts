import type { SoldOutWord } from './sold-out-change.ts'
import type { Call } from '../deps.ts'

/** The reason not to take a word that something has run out: no menu has it, or its end has passed already. A word is taken back also where its dish has left the menu. */
export function judgeSoldOut(
  { pid, soldOut, until, untilTomorrow: tomorrow }: SoldOutWord,
  { catalogue, clock }: Pick<Call, 'catalogue' | 'clock'>,
): 'PRODUCT_UNKNOWN' | 'UNTIL_PASSED' | undefined {
  if (!soldOut) return undefined
  if (!catalogue.onMenu(pid)) return 'PRODUCT_UNKNOWN'
  return !tomorrow && until && until <= clock.now() ? 'UNTIL_PASSED' : undefined
}

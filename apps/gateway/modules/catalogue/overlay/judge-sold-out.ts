import type { SoldOutWord } from './sold-out-change.ts'
import type { Call } from '../deps.ts'

/** The reason not to take a word about something that runs out: no menu has it, or its end has passed already. */
export function judgeSoldOut(
  { pid, soldOut, until, untilTomorrow: tomorrow }: SoldOutWord,
  { catalogue, clock }: Pick<Call, 'catalogue' | 'clock'>,
): 'PRODUCT_UNKNOWN' | 'UNTIL_PASSED' | undefined {
  if (!catalogue.onMenu(pid)) return 'PRODUCT_UNKNOWN'
  return soldOut && !tomorrow && until && until <= clock.now() ? 'UNTIL_PASSED' : undefined
}

import { cardDigits, groupedNumber } from '@harbour/rules'

/** Groups what has just been typed or pasted into a number's field, and leaves the caret behind the digit that it stood behind. Gives the digits. */
export function typeNumber(input: HTMLInputElement): string {
  const { value } = input
  const digits = cardDigits(value)
  const grouped = groupedNumber(digits)
  if (grouped === value) return digits
  const caret = placeBehind(grouped, cardDigits(value.slice(0, input.selectionStart ?? value.length)).length)
  input.value = grouped
  input.setSelectionRange(caret, caret)
  return digits
}

/** The place in a grouped number before which so many digits stand. */
function placeBehind(grouped: string, digits: number): number {
  let place = 0
  for (let seen = 0; seen < digits && place < grouped.length; place++) if (grouped[place] !== ' ') seen++
  return place
}

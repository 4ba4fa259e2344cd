import { parseMoment, type Instant } from '@harbour/rules'

/** The moment that the chain's data writes down; a text that is none has no place there. */
export function momentOf(text: string): Instant {
  const moment = parseMoment(text)
  if (moment === null) throw new Error(`no moment: ${text}`)
  return moment
}

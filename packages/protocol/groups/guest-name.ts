import * as v from 'valibot'
import { text } from '../units.ts'

/**
 * Characters that nobody sees, or that turn what is written after them: with them one name passes for another, and a ticket reads backwards. Emoji and rare
 * characters are made with the rest.
 */
const hidden = /(?!\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}]|[\u{e0100}-\u{e01ef}])\p{Default_Ignorable_Code_Point}/u
const seen = /[^\s\p{Default_Ignorable_Code_Point}]/u

/** The name under which somebody adds to a group order: it stands with their lines, also on the kitchen's ticket. Refuses a name of which nothing is seen. */
export const GuestName = v.pipe(
  text(20),
  v.minLength(1),
  v.check((name) => seen.test(name) && !hidden.test(name), 'characters that are seen'),
)

import * as v from 'valibot'
import { Allergen } from '../menu/allergen.ts'
import { CartLine } from './cart-line.ts'
import { Count, Dollars, Text } from '../units.ts'

const { type, listRequirements, selectedFood } = CartLine.entries

const counted = { name: Text, num: Count }

/** One thing that a line says of its dish: an option, a main of a set, or a half of a pizza with what it has besides; `inside` is chosen within it. */
export const LinePart = v.object({ ...counted, side: v.optional(v.picklist(['left', 'right'])), inside: v.array(v.object(counted)) })

/** The pictures that a line is shown by in place of its own: the halves of a pizza, the left one first, or up to four dishes of a set meal. */
export const LinePicture = v.object({ of: v.picklist(['halves', 'set']), pictures: v.array(Text) })

/** A line of a placed order, in the words it was ordered in. */
export const OrderedLine = v.object({
  uid: Text,
  pid: Text,
  name: Text,
  /** The choices, in one sentence, and part by part. */
  choices: Text,
  parts: v.optional(v.array(LinePart)),
  /** The allergens in one of it; orders of the first days were kept without. */
  contains: v.optional(v.array(Allergen)),
  mayContain: v.optional(v.array(Allergen)),
  kcal: v.optional(v.number()),
  /** Set where it is or holds alcohol: the law's notice stands wherever it is offered again (spec 5.13). */
  alcohol: v.optional(v.boolean()),
  picture: Text,
  /** Left out where its own picture tells as much; orders of the first days were kept without. */
  composed: v.optional(LinePicture),
  /** The picture of a pizza's edge, open in the middle, where another than the usual one was chosen. */
  crust: v.optional(Text),
  num: Count,
  unit: Dollars,
  total: Dollars,
  /** The choices, to order it again; orders of the first days were kept without. */
  chosen: v.optional(v.object({ type, listRequirements, selectedFood })),
  /** Given free of charge by a promotion. */
  gift: v.optional(v.boolean()),
  /** The name of the person of a group order whom it is for; left out where it is for no one in particular, or they are not shown. */
  forName: v.optional(Text),
})
export type OrderedLine = v.InferOutput<typeof OrderedLine>

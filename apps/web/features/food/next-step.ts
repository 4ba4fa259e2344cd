import {
  offerName,
  choiceGaps,
  questionsOf,
  samePlace,
  type CartLine,
  type ChoiceGap,
  type ChoicePlace,
  type Product,
} from '@harbour/rules'
import { m } from '../../paraglide/messages.js'

/** The first thing that stands between a line and the cart: what to do in words, and where. */
export type Step = { words: string; place: ChoicePlace }

/** The step that a guest has to do next before this can go into the cart; undefined when nothing is open. */
export function nextStep(product: Product, line: CartLine): Step | undefined {
  const gap = choiceGaps(product, line).find(({ kind }) => kind !== 'unknown')
  return gap && gap.kind !== 'unknown' ? { words: stepWords(product, line, gap), place: gap.place } : undefined
}

function stepWords(product: Product, line: CartLine, gap: Exclude<ChoiceGap, { kind: 'unknown' }>): string {
  switch (gap.kind) {
    case 'missing':
      return missingWords(product, line, gap)
    case 'tooMany':
      return m.food_too_many({ name: nameInside(gap.name), count: gap.count })
    case 'overMost':
      return m.food_over_most({ name: offerName(product, gap.pid), most: gap.most })
    case 'excluded':
      return m.food_not_together({ one: offerName(product, gap.pid), other: offerName(product, gap.by) })
  }
}

/** "Choose a crust" while nothing is chosen of it, "Choose 1 more: fried chicken" once something is. */
function missingWords(
  product: Product,
  line: CartLine,
  { name, count, place }: { name: string; count: number; place: ChoicePlace },
): string {
  const asked = questionsOf(product, line).find((question) => samePlace(question.place, place))
  const words = { name: nameInside(name), count }
  const begun = asked !== undefined && asked.chosen.length > 0
  if (asksHalves(product, place)) return begun ? m.food_halves_right() : m.food_halves()
  if (begun) return m.food_choose_more(words)
  if (count > 1) return m.food_choose_some(words)
  return /^[aeiou]/.test(words.name) ? m.food_choose_an(words) : m.food_choose_a(words)
}

/** The two flavours of a half-and-half pizza, the left one first: they are sides, and not so many of a kind. */
const asksHalves = ({ requirements }: Product, { id }: ChoicePlace) =>
  requirements.some(({ requirementId, charges }) => requirementId === id && charges === 'dearest')

/** A question's name inside a sentence; Chinese has no small letters. */
const nameInside = (name: string) => name.toLowerCase()

import { presetLine } from './preset-line.ts'
import type { CartLine } from './cart-line.ts'
import type { Product } from '../menu/product.ts'
import { questionsOf, samePlace, type ChoicePlace, type Offer, type Question } from '../menu/question.ts'
import { mismatchedChoices } from './mismatched-choices.ts'

/**
 * A gap between a line and a complete, possible choice (spec 8.14): at which question, by its name; `count` is how many are missing or too many,
 * or how many there are of what is over its most.
 */
export type ChoiceGap =
  | { kind: 'missing' | 'tooMany'; place: ChoicePlace; name: string; count: number }
  | { kind: 'overMost'; place: ChoicePlace; name: string; pid: string; most: number; count: number }
  | { kind: 'excluded'; place: ChoicePlace; name: string; pid: string; by: string }
  | { kind: 'unknown'; id: string }

/** The choices of a line that are missing, too many, impossible together or unknown, in the product's own order; empty when the line is complete. */
export function choiceGaps(product: Product, line: CartLine): ChoiceGap[] {
  const questions = questionsOf(product, line)
  const mismatched = mismatchedChoices(product, line).map((id) => ({ kind: 'unknown' as const, id }))
  return [
    ...questions.flatMap((question) => [...countGaps(question), ...mostGaps(question), ...exclusionGaps(question, questions)]),
    ...mismatched,
  ]
}

/** The reason why an option cannot be added to a line now. */
export type Blocked =
  | { reason: 'soldOut' }
  | { reason: 'excluded'; by: string }
  | { reason: 'most'; most: number }
  | { reason: 'full'; max: number }

/**
 * The reason why one more of an option, main or inner product cannot be added at this place; null when it can. Where only one is taken
 * another choice takes its place, so that such a question is never full.
 */
export function optionBlocked(
  product: Product,
  line: CartLine,
  { place, pid, soldOut }: { place: ChoicePlace; pid: string; soldOut: ReadonlySet<string> },
): Blocked | null {
  const questions = questionsOf(product, line)
  const question = questions.find((asked) => samePlace(asked.place, place))
  const offer = question?.offers.find((offered) => offered.pid === pid)
  if (!question || !offer) throw new RangeError(`${pid} is not offered at ${place.id}`)
  if (soldOut.has(pid)) return { reason: 'soldOut' }
  const by = rivalsOf(offer, questions, question.max === 1 ? question : null)[0]
  if (by !== undefined) return { reason: 'excluded', by }
  if (question.max === 1) return null
  if (countOf(question, pid) >= offer.most) return { reason: 'most', most: offer.most }
  return totalOf(question) >= question.max ? { reason: 'full', max: question.max } : null
}

/** Says whether a product is whole as it comes, as a coupon or a promotion gives it: no question is open, and nothing preset has run out. */
export function canQuickAdd(product: Product, soldOut: ReadonlySet<string>): boolean {
  const line = presetLine(product)
  const chosen = questionsOf(product, line).flatMap((question) => question.chosen)
  return choiceGaps(product, line).length === 0 && !chosen.some(({ pid }) => soldOut.has(pid))
}

function countGaps(question: Question): ChoiceGap[] {
  const { place, name, min, max } = question
  const total = totalOf(question)
  if (total < min) return [{ kind: 'missing', place, name, count: min - total }]
  return total > max ? [{ kind: 'tooMany', place, name, count: total - max }] : []
}

function mostGaps(question: Question): ChoiceGap[] {
  const over = question.offers.filter(({ pid, most }) => countOf(question, pid) > most)
  const { place, name } = question
  return over.map(({ pid, most }) => ({ kind: 'overMost', place, name, pid, most, count: countOf(question, pid) }))
}

function exclusionGaps(question: Question, questions: readonly Question[]): ChoiceGap[] {
  const chosen = question.offers.filter(({ pid }) => countOf(question, pid) > 0)
  return chosen.flatMap((offer) =>
    rivalsOf(offer, questions, null).map((by): ChoiceGap => ({
      kind: 'excluded',
      place: question.place,
      name: question.name,
      pid: offer.pid,
      by,
    })),
  )
}

/** The chosen options that exclude an offer or are excluded by it; those of the question it would replace do not count. */
function rivalsOf(offer: Offer, questions: readonly Question[], replaced: Question | null): string[] {
  const others = questions.filter((question) => question !== replaced)
  const chosen = others.flatMap((question) => question.offers.filter(({ pid }) => countOf(question, pid) > 0))
  return chosen.filter(({ pid, excludes }) => excludes.includes(offer.pid) || offer.excludes.includes(pid)).map(({ pid }) => pid)
}

function countOf({ chosen }: Question, pid: string): number {
  return chosen.filter((choice) => choice.pid === pid).reduce((sum, { num }) => sum + num, 0)
}

function totalOf({ chosen }: Question): number {
  return chosen.reduce((sum, { num }) => sum + num, 0)
}

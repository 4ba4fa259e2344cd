import type { CartLine, ChosenOption } from './cart-line.ts'
import { choiceGaps, optionBlocked } from './choice-gaps.ts'
import type { Option, Product, Requirement } from '../menu/product.ts'
import { questionsOf } from '../menu/question.ts'
import { presetLine } from './preset-line.ts'
import { repriceLine } from './unit-price.ts'

/**
 * A fresh line of a product with a good answer to all that is no choice of taste (spec 3.6, 3.7): what is preset and can be had, and where a size, a crust or
 * a sauce is still open the cheapest that can be had and goes with the rest, of several the first. The halves of a pizza and the groups of a set meal stay open. Its price is in cents.
 */
export function defaultLine(product: Product, soldOut: ReadonlySet<string>): CartLine {
  const preset = presetLine(product)
  const listRequirements = preset.listRequirements
    .map(({ requirementId, pidData }) => ({ requirementId, pidData: pidData.filter(({ pid }) => !soldOut.has(pid)) }))
    .filter(({ pidData }) => pidData.length > 0)
  const asked = product.requirements.filter(({ side }) => side !== 'halves')
  return repriceLine(
    product,
    asked.reduce((line, requirement) => answered(product, line, { requirement, soldOut }), { ...preset, listRequirements }),
  )
}

/**
 * The line that one tap puts into the cart (spec 1.18); undefined where something is left for the guest to choose, a question has no answer that can be had, or the
 * answer that can be had costs more than the one that has run out: the price that the dish is shown at is the one that one tap pays.
 */
export function quickLine(product: Product, soldOut: ReadonlySet<string>): CartLine | undefined {
  const line = defaultLine(product, soldOut)
  const chosen = questionsOf(product, line).flatMap((question) => question.chosen)
  if (choiceGaps(product, line).length > 0 || chosen.some(({ pid }) => soldOut.has(pid))) return undefined
  return lacksOptions(product, soldOut) && line.price > defaultLine(product, nothing).price ? undefined : line
}

const nothing: ReadonlySet<string> = new Set()

const lacksOptions = ({ requirements }: Product, soldOut: ReadonlySet<string>): boolean =>
  soldOut.size > 0 && requirements.some(({ options }) => options.some(({ pid }) => soldOut.has(pid)))

type Asked = { requirement: Requirement; soldOut: ReadonlySet<string> }

/** The line with as many answers to a requirement as it asks for at least, as far as they can be had. */
function answered(product: Product, line: CartLine, asked: Asked): CartLine {
  const { requirementId, min, options } = asked.requirement
  const given = givenTo(line, requirementId)
  if (given.reduce((sum, { num }) => sum + num, 0) >= min) return line
  const place = { id: requirementId }
  const cheapestFirst = options.toSorted((a, b) => a.price - b.price)
  const option = cheapestFirst.find(({ pid }) => optionBlocked(product, line, { place, pid, soldOut: asked.soldOut }) === null)
  if (!option) return line
  const listRequirements = product.requirements
    .map((each) => ({
      requirementId: each.requirementId,
      pidData: each.requirementId === requirementId ? withOneMore(given, option) : givenTo(line, each.requirementId),
    }))
    .filter(({ pidData }) => pidData.length > 0)
  return answered(product, { ...line, listRequirements }, asked)
}

function givenTo({ listRequirements }: CartLine, requirementId: string): ChosenOption[] {
  return listRequirements.filter((given) => given.requirementId === requirementId).flatMap(({ pidData }) => pidData)
}

function withOneMore(given: readonly ChosenOption[], { pid, price }: Option): ChosenOption[] {
  if (!given.some((option) => option.pid === pid)) return [...given, { pid, num: 1, price }]
  return given.map((option) => (option.pid === pid ? { ...option, num: option.num + 1 } : option))
}

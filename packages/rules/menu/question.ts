import type { CartLine, ChosenMain } from '../cart/cart-line.ts'
import type { Option, Product, SetMealInnerGroup, SetMealMain } from './product.ts'

/** The place of a choice: a requirement or group by id; an inner group also by the main it belongs to, counted in its group's chosen mains. */
export type ChoicePlace = { id: string; within?: { id: string; main: number } }

/** Something a question offers: how many of it are taken at most, and what it cannot go with. */
export type Offer = { pid: string; most: number; excludes: readonly string[] }

/** A question that a product asks, whatever its kind, and what the line answers to it. */
export type Question = {
  place: ChoicePlace
  name: string
  min: number
  max: number
  offers: readonly Offer[]
  chosen: readonly { pid: string; num: number }[]
}

/**
 * All that a product asks of a line: its requirements, a set meal's groups, and the inner groups of each main chosen
 * (spec 3.7, 3.8). An inner question is asked once for each main chosen, however many there are of it.
 */
export function questionsOf(product: Product, line: CartLine): Question[] {
  const requirements = product.requirements.map(({ requirementId, name, min, max, options }) => ({
    place: { id: requirementId },
    name,
    min,
    max,
    offers: options.map(optionOffer),
    chosen: line.listRequirements.filter((given) => given.requirementId === requirementId).flatMap(({ pidData }) => pidData),
  }))
  const groups = product.groups.flatMap(({ groupId, name, min, max, mains }) => {
    const chosen = chosenMains(line, groupId)
    const outer = { place: { id: groupId }, name, min, max, offers: mains.map((main) => mainOffer(main, max)), chosen }
    return [outer, ...chosen.flatMap((main, at) => innerQuestions(main, mains, { id: groupId, main: at }))]
  })
  return [...requirements, ...groups]
}

/** The mains that a line chose in a group of its set meal. */
export function chosenMains(line: CartLine, groupId: string): ChosenMain[] {
  return (line.selectedFood?.groups ?? []).filter((given) => given.groupId === groupId).flatMap(({ mains }) => mains)
}

/** Says whether two places are the same. */
export function samePlace(a: ChoicePlace, b: ChoicePlace): boolean {
  return a.id === b.id && a.within?.id === b.within?.id && a.within?.main === b.within?.main
}

function innerQuestions(chosen: ChosenMain, mains: readonly SetMealMain[], within: { id: string; main: number }): Question[] {
  const main = mains.find(({ pid }) => pid === chosen.pid)
  return (main?.groups ?? []).map((group: SetMealInnerGroup) => ({
    place: { id: group.groupId, within },
    name: group.name,
    min: group.min,
    max: group.max,
    offers: group.products.map(({ pid }) => ({ pid, most: group.max, excludes: [] })),
    chosen: chosen.groups.filter((given) => given.groupId === group.groupId).flatMap(({ products }) => products),
  }))
}

function optionOffer({ pid, most = 1, excludes = [] }: Option): Offer {
  return { pid, most, excludes }
}

function mainOffer({ pid, most }: SetMealMain, max: number): Offer {
  return { pid, most: most ?? max, excludes: [] }
}

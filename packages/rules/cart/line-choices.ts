import type { CartLine, ChosenMain, ChosenProduct } from './cart-line.ts'
import type { Option, Product, Requirement, SetMealMain, SetMealProduct } from '../menu/product.ts'

/** An option and how many of it, as the answer to a requirement. */
export type OptionChosen = { requirement: Requirement; option: Option; num: number }
/** A product and how many of it are chosen inside a main of a set meal, with the answers to its free properties. */
export type InnerChosen = { product: SetMealProduct; num: number; values: { name: string; kcal?: number }[] }
/** A main of a set meal and how many of it, with what is chosen inside it. */
export type MainChosen = { main: SetMealMain; num: number; inside: InnerChosen[] }

/**
 * The options of a line with what the menu says of them, in the order in which the product asks and offers; the flavours of two halves in the
 * order in which they were chosen, the left one first. What the product does not offer, and none of a thing, is left out.
 */
export function optionsChosen({ requirements }: Product, { listRequirements }: CartLine): OptionChosen[] {
  return requirements.flatMap((requirement) => {
    const given = listRequirements
      .filter(({ requirementId }) => requirementId === requirement.requirementId)
      .flatMap(({ pidData }) => pidData)
    const chosen = given.flatMap(({ pid, num }) => {
      const at = requirement.options.findIndex((option) => option.pid === pid)
      const option = requirement.options[at]
      return option && num > 0 ? [{ requirement, option, num, at }] : []
    })
    const inOrder = requirement.side === 'halves' ? chosen : chosen.toSorted((a, b) => a.at - b.at)
    return inOrder.map(({ at: _, ...each }) => each)
  })
}

/** The picture of the edge that was chosen for a pizza, which lies over the picture of any flavour (spec 3.7). Undefined for the usual one, which each picture shows. */
export function crustPicture(product: Product, line: CartLine): string | undefined {
  return optionsChosen(product, line).find(({ requirement }) => requirement.kind === 'crust')?.option.picture
}

/** The mains of a line's set meal with what is chosen inside them, group after group. */
export function mainsChosen({ groups }: Product, { selectedFood }: CartLine): MainChosen[] {
  return groups.flatMap(({ groupId, mains }) =>
    (selectedFood?.groups ?? [])
      .filter((given) => given.groupId === groupId)
      .flatMap((given) => given.mains.flatMap((chosen) => mainChosen(mains, chosen) ?? [])),
  )
}

/** A main among those that its group offers, with what is chosen inside it; undefined where the group does not offer it. */
export function mainChosen(mains: readonly SetMealMain[], { pid, num, groups }: ChosenMain): MainChosen | undefined {
  const main = mains.find((offered) => offered.pid === pid)
  if (!main || num <= 0) return undefined
  const inside = main.groups.flatMap(({ groupId, products }) => {
    const given = groups.filter((each) => each.groupId === groupId).flatMap((each) => each.products)
    return products.flatMap((product) => given.flatMap((chosen) => innerChosen(product, chosen)))
  })
  return { main, num, inside }
}

function innerChosen(product: SetMealProduct, { pid, num, listPropertys }: ChosenProduct): InnerChosen[] {
  if (pid !== product.pid || num <= 0) return []
  const values = (product.properties ?? []).flatMap((property) =>
    property.values.filter(({ valueId }) =>
      listPropertys.some((given) => given.propertyId === property.propertyId && given.valueId === valueId),
    ),
  )
  return [{ product, num, values }]
}

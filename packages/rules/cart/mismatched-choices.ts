import type { CartLine, ChosenMain, ChosenProduct } from './cart-line.ts'
import type { Product, SetMealGroup, SetMealInnerGroup, SetMealMain, SetMealProduct } from '../menu/product.ts'

/**
 * The ids in a line's choices that its product does not offer at that place: requirements, options, groups, mains, inner products and
 * their properties (spec 3.6, 3.8). A property answered twice is mismatched too, and so is a count that is not whole or below 1.
 */
export function mismatchedChoices(product: Product, line: CartLine): string[] {
  const inRequirements = line.listRequirements.flatMap(({ requirementId, pidData }) => {
    const requirement = product.requirements.find((asked) => asked.requirementId === requirementId)
    if (!requirement) return [requirementId]
    return pidData
      .filter((option) => !isCount(option.num) || !requirement.options.some(({ pid }) => pid === option.pid))
      .map(({ pid }) => pid)
  })
  const inGroups = (line.selectedFood?.groups ?? []).flatMap(({ groupId, mains }) => {
    const group = product.groups.find((asked) => asked.groupId === groupId)
    return group ? mains.flatMap((main) => inMain(main, group)) : [groupId]
  })
  return [...inRequirements, ...inGroups]
}

function inMain(chosen: ChosenMain, group: SetMealGroup): string[] {
  const main = group.mains.find(({ pid }) => pid === chosen.pid)
  if (!main || !isCount(chosen.num)) return [chosen.pid]
  return chosen.groups.flatMap(({ groupId, products }) => {
    const inner = innerGroup(main, groupId)
    return inner ? products.flatMap((product) => inProduct(product, inner)) : [groupId]
  })
}

function innerGroup(main: SetMealMain, groupId: string): SetMealInnerGroup | undefined {
  return main.groups.find((group) => group.groupId === groupId)
}

function inProduct(chosen: ChosenProduct, group: SetMealInnerGroup): string[] {
  const product = group.products.find(({ pid }) => pid === chosen.pid)
  return product && isCount(chosen.num) ? inProperties(chosen, product) : [chosen.pid]
}

function inProperties({ listPropertys }: ChosenProduct, { properties = [] }: SetMealProduct): string[] {
  const answered = listPropertys.map(({ propertyId }) => propertyId)
  const isMismatched = ({ propertyId, valueId }: { propertyId: string; valueId: string }, at: number) =>
    answered.indexOf(propertyId) !== at ||
    !properties.some((property) => property.propertyId === propertyId && property.values.some((value) => value.valueId === valueId))
  return listPropertys.filter(isMismatched).map(({ propertyId }) => propertyId)
}

function isCount(num: number): boolean {
  return Number.isSafeInteger(num) && num >= 1
}

import type { CartLine, ChosenMain, SelectedFood } from './cart-line.ts'
import { cents } from '../money.ts'
import type { Product, Requirement, SetMealGroup, SetMealMain } from '../menu/product.ts'
import { repriceLine } from './unit-price.ts'

/**
 * A fresh line of a product, one of it, with what is chosen for the guest at first: preset options, and in a set meal the
 * only main of a group that leaves no choice (spec 3.6 to 3.8). Its price is in cents.
 */
export function presetLine(product: Product): CartLine {
  const { uid, pid, type, requirements, groups } = product
  const listRequirements = requirements.map(presetRequirement).filter(({ pidData }) => pidData.length > 0)
  const line: CartLine = { uid, pid, type, num: 1, price: cents(0), listRequirements }
  return repriceLine(product, groups.length === 0 ? line : { ...line, selectedFood: presetFood(groups) })
}

/** A main of a set meal as it is first chosen: one of it, with the preset products of its inner groups; prices in cents. */
export function presetMain({ pid, price, groups }: SetMealMain): ChosenMain {
  const chosen = groups.map(({ groupId, products }) => ({
    groupId,
    products: products
      .filter(({ preset }) => preset)
      .map((product) => ({ pid: product.pid, num: 1, price: product.price, listPropertys: [] })),
  }))
  return { pid, num: 1, price, groups: chosen.filter(({ products }) => products.length > 0) }
}

function presetRequirement({ requirementId, options }: Requirement): CartLine['listRequirements'][number] {
  return { requirementId, pidData: options.filter(({ preset }) => preset).map(({ pid, price }) => ({ pid, num: 1, price })) }
}

function presetFood(groups: readonly SetMealGroup[]): SelectedFood {
  return { groups: groups.map((group) => ({ groupId: group.groupId, mains: onlyMain(group) })).filter(({ mains }) => mains.length > 0) }
}

/** The one answer to a group that has one main and must be filled. */
function onlyMain({ min, max, mains }: SetMealGroup): ChosenMain[] {
  const [main, ...others] = mains
  return main && others.length === 0 && min === max && min > 0 ? [{ ...presetMain(main), num: min }] : []
}

import type { CartLine, ChosenMain, ChosenOption, ChosenProduct } from './cart-line.ts'
import { presetMain } from './preset-line.ts'
import type { Product, SetMealInnerGroup, SetMealMain } from '../menu/product.ts'

/**
 * A dish of the cart, once, as a main of a set meal (spec 3.8): what was chosen of it by itself is chosen inside the set, and what
 * the set asks besides comes as it is first chosen. Undefined where the set cannot have it so: a topping that it does not offer, a
 * smaller size. What the set does not ask may only have been as it comes anyway. Prices are left to `repriceLine`.
 */
export function toSetMealMain(product: Product, line: CartLine, main: SetMealMain): ChosenMain | undefined {
  if (main.pid !== product.pid || product.groups.length > 0) return undefined
  const fresh = presetMain(main)
  let groups = fresh.groups
  const properties: ChosenProduct['listPropertys'] = []
  for (const { requirementId, pidData } of line.listRequirements) {
    const inner = main.groups.find(({ groupId }) => groupId === requirementId)
    const property = propertyOf(main, requirementId, pidData)
    if (inner) {
      const products = chosenInside(inner, pidData)
      if (!products) return undefined
      groups = [...groups.filter(({ groupId }) => groupId !== requirementId), { groupId: requirementId, products }]
    } else if (property) properties.push(...property)
    else if (!isAsItComes(product, requirementId, pidData)) return undefined
  }
  return { ...fresh, groups: withProperties(groups, main, properties) }
}

function chosenInside({ products }: SetMealInnerGroup, pidData: readonly ChosenOption[]): ChosenProduct[] | undefined {
  const chosen = pidData.flatMap(({ pid, num }) => {
    const offered = products.find((product) => product.pid === pid)
    return offered ? [{ pid, num, price: offered.price, listPropertys: [] }] : []
  })
  return chosen.length === pidData.length ? chosen : undefined
}

/** The answer to a free property of an inner product, where an option of the same name was chosen; the first value is how it comes, and says nothing. */
function propertyOf(
  { groups }: SetMealMain,
  propertyId: string,
  pidData: readonly ChosenOption[],
): ChosenProduct['listPropertys'] | undefined {
  const properties = groups.flatMap(({ products }) => products.flatMap((product) => product.properties ?? []))
  const values = properties.find((property) => property.propertyId === propertyId)?.values
  const [option] = pidData
  if (!values || !option || !values.some(({ valueId }) => valueId === option.pid)) return undefined
  return values[0]?.valueId === option.pid ? [] : [{ propertyId, valueId: option.pid }]
}

function withProperties(
  groups: ChosenMain['groups'],
  { groups: asked }: SetMealMain,
  answers: ChosenProduct['listPropertys'],
): ChosenMain['groups'] {
  return groups.map(({ groupId, products }) => {
    const offered = asked.find((inner) => inner.groupId === groupId)?.products ?? []
    const answered = products.map((chosen) => {
      const properties = offered.find(({ pid }) => pid === chosen.pid)?.properties ?? []
      return {
        ...chosen,
        listPropertys: answers.filter(({ propertyId }) => properties.some((property) => property.propertyId === propertyId)),
      }
    })
    return { groupId, products: answered }
  })
}

function isAsItComes({ requirements }: Product, requirementId: string, pidData: readonly ChosenOption[]): boolean {
  const options = requirements.find((asked) => asked.requirementId === requirementId)?.options ?? []
  return pidData.every(({ pid, num }) => num === 1 && options.some((option) => option.pid === pid && option.preset))
}

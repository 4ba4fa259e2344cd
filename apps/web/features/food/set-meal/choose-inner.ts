import { cents, type CartLine, type ChosenMain, type ChosenProduct, type Product, type SetMealInnerGroup } from '@harbour/rules'
import { withMains } from './choose-main.ts'

/** The place where something inside a set meal is chosen: the group, its main by place, and the main's inner group. */
export type InnerPlace = { groupId: string; main: number; innerId: string }

/**
 * The line with so many of a product in an inner group of one of its mains, priced anew; 0 takes it away (spec 3.8). Where only one
 * is taken it takes the other's place, and keeps the properties that it has too: a larger cup stays less sweet.
 */
export function chooseInner(product: Product, line: CartLine, { pid, num, ...place }: InnerPlace & { pid: string; num: number }): CartLine {
  return withInner(product, line, {
    place,
    change: (given, inner) => {
      const others = given.filter((each) => each.pid !== pid)
      if (num === 0) return others
      const known = given.find((each) => each.pid === pid) ?? { pid, price: cents(0), listPropertys: [] }
      if (inner.max > 1) return [...others, { ...known, num }]
      const properties = inner.products.find((offered) => offered.pid === pid)?.properties ?? []
      const kept = given.flatMap(({ listPropertys }) => listPropertys)
      const listPropertys = kept.filter((answer) => properties.some(({ propertyId }) => propertyId === answer.propertyId))
      return [{ ...known, num, listPropertys }]
    },
  })
}

/** The line with a property of a chosen inner product answered. The first value is how it comes anyway: choosing it says nothing. */
export function chooseProperty(
  product: Product,
  line: CartLine,
  { pid, propertyId, valueId, ...place }: InnerPlace & { pid: string; propertyId: string; valueId: string },
): CartLine {
  return withInner(product, line, {
    place,
    change: (given, inner) => {
      const asked = inner.products
        .find((offered) => offered.pid === pid)
        ?.properties?.find((property) => property.propertyId === propertyId)
      const answer = asked?.values[0]?.valueId === valueId ? [] : [{ propertyId, valueId }]
      const answered = ({ listPropertys }: ChosenProduct) => [
        ...listPropertys.filter((other) => other.propertyId !== propertyId),
        ...answer,
      ]
      return given.map((each) => (each.pid === pid ? { ...each, listPropertys: answered(each) } : each))
    },
  })
}

type InnerChange = { place: InnerPlace; change: (given: readonly ChosenProduct[], inner: SetMealInnerGroup) => ChosenProduct[] }

function withInner(product: Product, line: CartLine, { place: { groupId, main, innerId }, change }: InnerChange): CartLine {
  const offered = product.groups.find((group) => group.groupId === groupId)?.mains ?? []
  const answer = (chosen: ChosenMain): ChosenMain => {
    const asked = offered.find(({ pid }) => pid === chosen.pid)?.groups ?? []
    const groups = asked.map((inner) => {
      const products = chosen.groups.filter((given) => given.groupId === inner.groupId).flatMap((given) => given.products)
      return { groupId: inner.groupId, products: inner.groupId === innerId ? change(products, inner) : products }
    })
    return { ...chosen, groups: groups.filter(({ products }) => products.length > 0) }
  }
  return withMains(product, line, { groupId, change: (mains) => mains.map((each, at) => (at === main ? answer(each) : each)) })
}

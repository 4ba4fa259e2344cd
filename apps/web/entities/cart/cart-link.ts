import {
  brandIds,
  cents,
  mostLines,
  type Brand,
  type CartLine,
  type ChosenMain,
  type ChosenOption,
  type ChosenProduct,
  type Product,
  type ProductBook,
} from '@harbour/rules'
import { chosenFrom, fingerprint, offersOf, readPart, writePart, type Chosen, type Part } from './cart-link-parts.ts'
import { cartHashBegin, isCartLink } from './is-cart-link.ts'

/** The cart that an address names behind its `#`, where no server writes it down: its brand, and its lines as they were written. */
export type LinkedCart = { brand: Brand; lines: Part[] }

/** Longer than any cart that a camera could read from a screen. */
const mostLetters = 4000

/**
 * A cart as it stands behind the `#` of a link: dishes, choices and counts, and nothing of who ordered them, whom a line is for or what it
 * costs. What a coupon gave stays behind, since the coupon does. Empty where nothing is left.
 */
export function cartHash(brand: Brand, lines: readonly CartLine[]): string {
  const food = lines.filter((line) => !line.isSendType && !line.isCouponPro)
  return food.length === 0 ? '' : `${cartHashBegin}${brand}.${food.map((line) => writePart(partOf(line))).join('.')}`
}

/** Reads what stands behind the `#` of an address; undefined where it was not written by `cartHash`, or not whole. */
export function readCartLink(hash: string): LinkedCart | undefined {
  if (!isCartLink(hash) || hash.length > mostLetters) return undefined
  const [code, ...texts] = hash.slice(cartHashBegin.length).split('.')
  const brand = Object.values(brandIds).find((each) => String(each) === code)
  const lines = texts.flatMap((text) => readPart(text) ?? [])
  const whole = lines.length === texts.length && lines.length > 0 && lines.length <= mostLines
  return brand !== undefined && whole ? { brand, lines } : undefined
}

/** The line that a part of a link means on this menu, without its price; undefined where the dish or one of its choices is not on it. */
export function linkedLine(part: Part, { products }: ProductBook): CartLine | undefined {
  const [product, other] = [...products.values()].filter(({ uid }) => fingerprint.dish(uid) === part.key)
  if (!product || other) return undefined
  const chosen = chosenFrom(part.within, offersOf(product))
  return chosen && lineOf(product, part.num, chosen)
}

function partOf({ uid, num, listRequirements, selectedFood }: CartLine): Part {
  const options = listRequirements.flatMap(({ requirementId, pidData }) => pidData.map((option) => choice(requirementId, option)))
  const mains = (selectedFood?.groups ?? []).flatMap(({ groupId, mains: chosen }) =>
    chosen.map((main) => ({ ...choice(groupId, main), within: main.groups.flatMap(productsOf) })),
  )
  return { key: fingerprint.dish(uid), num, within: [...options, ...mains] }
}

const productsOf = ({ groupId, products }: ChosenMain['groups'][number]): Part[] =>
  products.map((product) => ({
    ...choice(groupId, product),
    within: product.listPropertys.map(({ propertyId, valueId }) => choice(propertyId, { pid: valueId, num: 1 })),
  }))

const choice = (of: string, { pid, num }: { pid: string; num: number }): Part => ({ key: fingerprint.choice(of, pid), num, within: [] })

function lineOf(product: Product, num: number, chosen: readonly Chosen[]): CartLine {
  const asked = new Set(product.requirements.map(({ requirementId }) => requirementId))
  const options = inGroups(chosen.filter(({ of }) => asked.has(of)))
  const mains = inGroups(chosen.filter(({ of }) => !asked.has(of)))
  return {
    uid: product.uid,
    pid: product.pid,
    type: product.type,
    num,
    price: free,
    listRequirements: options.map(([requirementId, pidData]) => ({ requirementId, pidData: pidData.map(optionOf) })),
    ...(product.groups.length > 0 && {
      selectedFood: { groups: mains.map(([groupId, group]) => ({ groupId, mains: group.map(mainOf) })) },
    }),
  }
}

/** The menu says what it costs. */
const free = cents(0)
const optionOf = ({ pid, num }: Chosen): ChosenOption => ({ pid, num, price: free })
const productOf = (chosen: Chosen): ChosenProduct => ({
  ...optionOf(chosen),
  listPropertys: chosen.within.map(({ of, pid }) => ({ propertyId: of, valueId: pid })),
})
const mainOf = (chosen: Chosen): ChosenMain => ({
  ...optionOf(chosen),
  groups: inGroups(chosen.within).map(([groupId, products]) => ({ groupId, products: products.map(productOf) })),
})

/** The choices by their question, in the order in which they were made: of two halves the first is the left one. */
const inGroups = (chosen: readonly Chosen[]): [string, Chosen[]][] => [...Map.groupBy(chosen, ({ of }) => of)]

import {
  defaultLine,
  toSetMealMain,
  offerOf,
  presetLine,
  productOf,
  repriceLine,
  type Cart,
  type CartLine,
  type Occasion,
  type Product,
  type ProductBook,
  type SetMealOffer,
} from '@harbour/rules'
import { spreadMains } from '../set-meal/choose-main.ts'

/** The address bar's word on how a product is begun. */
export type LineRequest = { edit: string | null; dish: string | null; offer: boolean }

/** The line as the guest first sees it, and whose place it takes in the cart: a line's, or that of several dishes. */
export type Start = { line: CartLine; editing?: number; takes?: SetMealOffer['takes'] }

/** `without`: what is not chosen for this guest; where nothing is said, what has run out. */
type LineDeps = { book: ProductBook; cart: Cart; occasion: Occasion; without?: ReadonlySet<string> }

/** The line that a product is begun with: a line of the cart once more, a set with a dish or with those of the cart in it, or fresh. */
export function startLine(product: Product, { edit, dish, offer }: LineRequest, deps: LineDeps): Start {
  const { book, cart, occasion, without = book.soldOut } = deps
  const editing = edit === null ? undefined : Number(edit)
  const edited = editing === undefined ? undefined : cart.lines[editing]
  if (product.groups.length === 0) {
    if (edited && productOf(book, edited) === product) return { line: edited, editing }
    return { line: defaultLine(product, without) }
  }
  if (edited && productOf(book, edited) === product) return { line: spreadMains(product, edited), editing }
  const offered = offer ? offerOf(product, cart.lines, { book, occasion }) : undefined
  if (offered) return { line: spreadMains(product, offered.line), takes: offered.takes }
  const single = edited && !edited.isSendType ? { line: edited, editing } : { line: lineNamed(dish, book) }
  const set = dish !== null && single.line && setWith(product, single.line, book)
  return set
    ? { ...single, line: spreadMains(product, { ...set, num: single.line?.num ?? 1, ...whose(single.line) }) }
    : { line: spreadMains(product, presetLine(product)) }
}

/** A dish that is made a set stays whose it is. */
const whose = (line: CartLine | undefined): Pick<CartLine, 'forName'> => (line?.forName === undefined ? {} : { forName: line.forName })

/** A fresh line of a set meal with a dish in it; undefined where the set has no place for it. */
export function setWith(set: Product, line: CartLine, book: ProductBook): CartLine | undefined {
  const dish = productOf(book, line)
  if (!dish) return undefined
  for (const { groupId, mains } of set.groups) {
    const main = mains.find(({ pid }) => pid === dish.pid)
    const chosen = main && toSetMealMain(dish, line, main)
    if (!chosen) continue
    const fresh = presetLine(set)
    const others = (fresh.selectedFood?.groups ?? []).filter((group) => group.groupId !== groupId)
    return repriceLine(set, { ...fresh, selectedFood: { groups: [...others, { groupId, mains: [chosen] }] } })
  }
  return undefined
}

/** A dish and what is chosen of it, as an address names it: "double-pepperoni.size-12.crust-classic". */
export function dishName({ pid, listRequirements }: CartLine): string {
  return [pid, ...listRequirements.flatMap(({ pidData }) => pidData.flatMap((option) => Array<string>(option.num).fill(option.pid)))].join(
    '.',
  )
}

function lineNamed(name: string | null, { products }: ProductBook): CartLine | undefined {
  const [pid, ...chosen] = name?.split('.') ?? []
  const product = [...products.values()].find((each) => each.pid === pid)
  if (!product) return undefined
  const listRequirements = product.requirements.map(({ requirementId, options }) => ({
    requirementId,
    pidData: options.flatMap((option) => {
      const num = chosen.filter((each) => each === option.pid).length
      return num > 0 ? [{ pid: option.pid, num, price: option.price }] : []
    }),
  }))
  return repriceLine(product, { ...presetLine(product), listRequirements: listRequirements.filter(({ pidData }) => pidData.length > 0) })
}

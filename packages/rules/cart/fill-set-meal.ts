import type { CartLine, ChosenMain } from './cart-line.ts'
import { addCents, timesCents, type Cents } from '../money.ts'
import { productOf, type Product, type ProductBook, type SetMealGroup } from '../menu/product.ts'
import { toSetMealMain } from './to-set-meal-main.ts'
import { unitPrice } from './unit-price.ts'

/** One dish of a cart: of which line, and what it costs by itself, in cents. */
export type CartDish = { index: number; price: Cents; product: Product; line: CartLine }

/** A dish of a cart in a group of a set meal, as one of its mains. */
export type SetMealPart = { groupId: string; dish: CartDish; main: ChosenMain }

/**
 * The groups of a set meal filled with dishes of a cart, each dish once and none in another portion than it has by itself; the dishes
 * that gain most first, and the groups with the least choice of dishes before the others (spec 3.8).
 */
export function fillSetMeal(groups: readonly SetMealGroup[], dishes: readonly CartDish[], soldOut: ReadonlySet<string>): SetMealPart[] {
  const possible = groups.map((group) => ({ group, parts: dishes.flatMap((dish) => partOf(group, dish, soldOut)) }))
  return possible
    .toSorted((a, b) => a.parts.length - b.parts.length)
    .reduce<SetMealPart[]>((filled, { group, parts }) => {
      const free = parts.filter(({ dish }) => !filled.some((part) => part.dish === dish))
      return [
        ...filled,
        ...within(
          group,
          free.toSorted((a, b) => gainOf(b) - gainOf(a)),
        ),
      ]
    }, [])
}

/** The most of one line that is looked at: the largest set takes ten of a thing. */
const mostOfALine = 10

/** The dishes of a cart one by one: what a coupon gave stays what it is, what is for somebody of a group order is no part of a set for nobody, and a set is no dish of another. */
export function dishesOf(lines: readonly CartLine[], book: ProductBook): CartDish[] {
  return lines.flatMap((line, index) => {
    const product = line.isSendType || line.isCouponPro || line.forName ? undefined : productOf(book, line)
    if (!product || product.groups.length > 0) return []
    const price = unitPrice(product, line)
    return Array.from({ length: Math.min(line.num, mostOfALine) }, () => ({ index, price, product, line }))
  })
}

/** The surcharge of a main in its set, with all that is chosen inside it, in cents. */
export function surchargeOf({ price, groups }: ChosenMain): Cents {
  return addCents(price, ...groups.flatMap(({ products }) => products.map((chosen) => timesCents(chosen.price, chosen.num))))
}

function partOf({ groupId, mains }: SetMealGroup, dish: CartDish, soldOut: ReadonlySet<string>): SetMealPart[] {
  const main = mains.find(({ pid, ownPortion }) => pid === dish.product.pid && !ownPortion)
  const chosen = main && toSetMealMain(dish.product, dish.line, main)
  return chosen && !pidsOf(chosen).some((pid) => soldOut.has(pid)) ? [{ groupId, dish, main: chosen }] : []
}

function within({ min, mains }: SetMealGroup, parts: readonly SetMealPart[]): SetMealPart[] {
  const counts = new Map<string, number>()
  const allowed = parts.filter(({ main: { pid } }) => {
    const count = (counts.get(pid) ?? 0) + 1
    counts.set(pid, count)
    return count <= (mains.find((offered) => offered.pid === pid)?.most ?? min)
  })
  return allowed.slice(0, min)
}

const gainOf = ({ dish, main }: SetMealPart): number => dish.price - surchargeOf(main)

const pidsOf = ({ pid, groups }: ChosenMain): string[] => [pid, ...groups.flatMap(({ products }) => products.map((product) => product.pid))]

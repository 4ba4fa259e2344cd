import type { CartLine, ChosenMain, ChosenOption } from './cart-line.ts'
import { addCents, cents, timesCents, type Cents } from '../money.ts'
import type { Option, Product, SetMealGroup, SetMealInnerGroup } from '../menu/product.ts'

/**
 * The price of one of a line, in cents: the product, its chosen options, its mains' surcharges and their inner products, each times its
 * count (spec 3.6 to 3.8); of a requirement that charges its dearest, only that. All prices are the product's own, never the line's. A choice that the product does not offer counts
 * nothing (`choiceGaps` reports it); a count that is negative or not whole is refused.
 */
export function unitPrice(product: Product, line: CartLine): Cents {
  return sumOfChoices(product, repriced(product, line))
}

/** The line with the product's own kind, and its own prices throughout, in cents, instead of those it came with. */
export function repriceLine(product: Product, line: CartLine): CartLine {
  const fresh = repriced(product, line)
  return { ...fresh, type: product.type, price: sumOfChoices(product, fresh) }
}

function sumOfChoices(product: Product, line: CartLine): Cents {
  const dearest = new Set(product.requirements.filter(({ charges }) => charges === 'dearest').map(({ requirementId }) => requirementId))
  const options = line.listRequirements.map(({ requirementId, pidData }) =>
    dearest.has(requirementId) ? dearestOf(pidData) : addCents(...pidData.map(priceTimes)),
  )
  const mains = (line.selectedFood?.groups ?? []).flatMap((group) => group.mains)
  return addCents(product.price, ...options, ...mains.map((main) => timesCents(mainPrice(main), main.num)))
}

/** However many of it: two halves of the dearest cost what one does. */
function dearestOf(chosen: readonly ChosenOption[]): Cents {
  return cents(Math.max(0, ...chosen.filter(({ num }) => num > 0).map(({ price }) => price)))
}

/** A main with all that is chosen inside it, once. */
function mainPrice({ price, groups }: ChosenMain): Cents {
  return addCents(price, ...groups.flatMap(({ products }) => products.map(priceTimes)))
}

function priceTimes({ price, num }: { price: Cents; num: number }): Cents {
  return timesCents(price, num)
}

function repriced(product: Product, line: CartLine): CartLine {
  const listRequirements = line.listRequirements.map(({ requirementId, pidData }) => {
    const options = product.requirements.find((asked) => asked.requirementId === requirementId)?.options ?? []
    return { requirementId, pidData: pidData.map((option) => repricedOption(option, options)) }
  })
  if (!line.selectedFood) return { ...line, listRequirements }
  const groups = line.selectedFood.groups.map(({ groupId, mains }) => {
    const group = product.groups.find((asked) => asked.groupId === groupId)
    return { groupId, mains: mains.map((main) => repricedMain(main, group)) }
  })
  return { ...line, listRequirements, selectedFood: { groups } }
}

function repricedOption(chosen: ChosenOption, options: readonly Option[]): ChosenOption {
  return { ...chosen, price: priceOf(chosen.pid, options) }
}

function repricedMain(chosen: ChosenMain, group: SetMealGroup | undefined): ChosenMain {
  const main = group?.mains.find(({ pid }) => pid === chosen.pid)
  const groups = chosen.groups.map(({ groupId, products }) => {
    const inner: SetMealInnerGroup | undefined = main?.groups.find((asked) => asked.groupId === groupId)
    return { groupId, products: products.map((product) => ({ ...product, price: priceOf(product.pid, inner?.products ?? []) })) }
  })
  return { ...chosen, price: main?.price ?? cents(0), groups }
}

function priceOf(pid: string, offers: readonly { pid: string; price: Cents }[]): Cents {
  return offers.find((offer) => offer.pid === pid)?.price ?? cents(0)
}

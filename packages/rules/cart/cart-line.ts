import type { Cents } from '../money.ts'
import type { ProductType } from '../menu/product.ts'

/** A chosen option: which, how many, and what one of it adds. */
export type ChosenOption = { pid: string; num: number; price: Cents }
export type ChosenRequirement = { requirementId: string; pidData: ChosenOption[] }

/** A set meal's choices: groups > mains > groups > products (spec 3.8). */
export type ChosenProduct = { pid: string; num: number; price: Cents; listPropertys: { propertyId: string; valueId: string }[] }
export type ChosenMain = { pid: string; num: number; price: Cents; groups: { groupId: string; products: ChosenProduct[] }[] }
export type SelectedFood = { groups: { groupId: string; mains: ChosenMain[] }[] }

/** A line of the cart, under the spec's own names (spec 3.6). `price` is what one of it costs with its choices, in cents. */
export type CartLine = {
  uid: string
  pid: string
  type: ProductType
  num: number
  price: Cents
  listRequirements: ChosenRequirement[]
  selectedFood?: SelectedFood
  /** The delivery-fee line; at most one (spec 4.10). */
  isSendType?: boolean
  /** Given by a coupon; matched by voucherCode (spec 4.11). */
  isCouponPro?: boolean
  voucherCode?: string
  /** The name of the person of a group order whom it is for: the same dish for two people is two lines. */
  forName?: string
}

/**
 * Says whether two lines are one and the same thing, to be counted together: same uid, same coupon, same choices and counts (spec 4.7), for the same
 * person of a group order. The order in which choices were made does not matter, nor do the price and the quantity of the lines.
 */
export function sameLine(a: CartLine, b: CartLine): boolean {
  return lineKey(a) === lineKey(b)
}

/** The question for the two flavours of a pizza; of its answers the first is the left half, wherever a line goes. */
export const halvesId = 'halves'

/** The key of a line, as a text: equal for lines that are the same and for no others (spec 4.7). */
export function lineKey({ uid, listRequirements, selectedFood, isSendType, isCouponPro, voucherCode, forName }: CartLine): string {
  return JSON.stringify([
    uid,
    isSendType ?? false,
    isCouponPro ?? false,
    voucherCode ?? null,
    forName ?? null,
    tally(listRequirements.flatMap(chosenIn)),
    tally(
      (selectedFood?.groups ?? []).flatMap(({ groupId, mains }) =>
        mains.map((main) => ({ what: [groupId, mainKey(main)], num: main.num })),
      ),
    ),
  ])
}

/** Left and right are not the same; in all else the order of choosing does not matter. */
function chosenIn({ requirementId, pidData }: ChosenRequirement): { what: unknown; num: number }[] {
  return pidData.map(({ pid, num }, at) => ({ what: requirementId === halvesId ? [requirementId, pid, at] : [requirementId, pid], num }))
}

function mainKey({ pid, groups }: ChosenMain): unknown {
  return [
    pid,
    tally(
      groups.flatMap(({ groupId, products }) => products.map((product) => ({ what: [groupId, productKey(product)], num: product.num }))),
    ),
  ]
}

function productKey({ pid, listPropertys }: ChosenProduct): unknown {
  return [pid, listPropertys.map(({ propertyId, valueId }) => JSON.stringify([propertyId, valueId])).sort()]
}

/** The number of each thing, in an order of its own; the same thing said twice counts together, and none of a thing is nothing. */
function tally(entries: { what: unknown; num: number }[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const { what, num } of entries) {
    const key = JSON.stringify(what)
    counts.set(key, (counts.get(key) ?? 0) + num)
  }
  return [...counts].filter(([, num]) => num !== 0).sort(([a], [b]) => (a < b ? -1 : 1))
}

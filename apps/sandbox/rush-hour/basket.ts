import type { Dish, OpenShop } from './menu.ts'

/** A line of an order on the wire. */
export type Line = {
  uid: string
  pid: string
  type: number
  num: number
  price: number
  listRequirements: { requirementId: string; pidData: { pid: string; num: number; price: number }[] }[]
}

/** A number from 0 up to 1. */
export type Chance = () => number
type BasketOptions = { orderType: number; halfAndHalf: boolean; alcohol: boolean }

/** The dishes of one guest: two to four at random, among them a pizza of two halves or something with alcohol where that is wished and can be had. */
export function drawBasket(shop: OpenShop, { orderType, halfAndHalf, alcohol }: BasketOptions, chance: Chance): Line[] {
  const offered = shop.dishes.filter(({ orderTypes }) => !orderTypes || orderTypes.includes(orderType))
  const plain = offered.filter((dish) => !dish.alcohol && !isHalved(dish))
  const wished = [
    halfAndHalf && drawn(offered.filter(isHalved), chance),
    alcohol &&
      drawn(
        offered.filter((dish) => dish.alcohol),
        chance,
      ),
  ]
  const others = Array.from({ length: 2 + Math.floor(chance() * 2) }, () => drawn(plain, chance))
  const dishes = new Set([...wished, ...others].filter((dish) => dish !== false && dish !== undefined))
  return [...dishes].flatMap((dish) => lineOf(dish, shop.soldOut, chance) ?? [])
}

const isHalved = ({ requirements }: Dish) => requirements.some(({ side }) => side === 'halves')

/** A line with what the menu presets, and of what else it asks for as much as it must have; undefined where that has run out. */
function lineOf({ uid, pid, type, price, requirements }: Dish, soldOut: ReadonlySet<string>, chance: Chance): Line | undefined {
  const listRequirements = requirements.map(({ requirementId, min, options }) => {
    const there = options.filter((option) => !soldOut.has(option.pid))
    const preset = there.filter((option) => option.preset)
    const chosen = preset.length >= min ? preset : shuffled(there, chance).slice(0, min)
    return { requirementId, min, pidData: chosen.map((option) => ({ pid: option.pid, num: 1, price: option.price })) }
  })
  if (listRequirements.some(({ min, pidData }) => pidData.length < min)) return undefined
  const num = chance() < 0.2 ? 2 : 1
  return { uid, pid, type, num, price, listRequirements: listRequirements.map(({ min: _min, ...chosen }) => chosen) }
}

function drawn<T>(from: readonly T[], chance: Chance): T | undefined {
  return from[Math.floor(chance() * from.length)]
}

function shuffled<T>(from: readonly T[], chance: Chance): T[] {
  return from
    .map((each) => ({ each, at: chance() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ each }) => each)
}

import { mainsChosen, optionsChosen, type MainChosen, type OptionChosen } from '../cart/line-choices.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { scaledCount } from '../money.ts'
import { presetLine } from '../cart/preset-line.ts'
import type { Product, SetMealMain } from './product.ts'
import { presetsOf, type ProductsByPid } from './traits.ts'

/**
 * The energy of one of a line in kcal, with all that is chosen with it so far; undefined where that of a part is not known. A set meal has the energy of
 * its mains. Half of a pizza has that of its flavour and of its own toppings; while it has no flavour that of the pizza itself.
 */
export function energyOf(product: Product, line: CartLine, dishes: ProductsByPid): number | undefined {
  if (product.groups.length > 0) return sum(mainsChosen(product, line).map((chosen) => energyOfMain(chosen, dishes)))
  const options = optionsChosen(product, line)
  const beside = options.filter(({ requirement, option }) => requirement.side !== 'halves' && dishes.has(option.pid))
  const own = options.filter((chosen) => !beside.includes(chosen))
  const portion = portionOf([...own.map(({ option }) => option), product])
  const twice = sum([
    times(product.kcal, product.requirements.some(hasHalves) ? 0 : 2),
    ...own.map((each) => twiceTheOption(each, dishes)),
    openHalves(product, own),
  ])
  const itself = twice === undefined ? undefined : Math.max(0, scaledCount(twice, portion, 200))
  return sum([itself, ...beside.map(({ option, num }) => times(byItself(option.pid, dishes), num))])
}

const hasHalves = ({ side }: { side?: string }) => side === 'halves'

/** The amount that an option adds to both halves together; the flavour of a half is a dish, of which there is one half. */
function twiceTheOption({ requirement: { side }, option, num }: OptionChosen, dishes: ProductsByPid): number | undefined {
  if (side === 'halves') return times(sum([dishes.get(option.pid)?.kcal, option.kcal ?? 0]), num)
  return times(option.kcal ?? 0, side === undefined ? 2 * num : num)
}

function openHalves({ kcal, requirements }: Product, own: readonly OptionChosen[]): number | undefined {
  if (!requirements.some(hasHalves)) return 0
  const chosen = own.filter(({ requirement }) => hasHalves(requirement)).reduce((count, { num }) => count + num, 0)
  return times(kcal, Math.max(0, 2 - chosen))
}

function energyOfMain({ main, num, inside }: MainChosen, dishes: ProductsByPid): number | undefined {
  const unit = main.kcal ?? dishes.get(main.pid)?.kcal
  const choices = inside.flatMap(({ product, num: count, values }) => [
    times(product.kcal ?? 0, count),
    ...values.map(({ kcal = 0 }) => kcal),
  ])
  const one = sum([unit, ...choices])
  const portion = portionOf([...inside.map(({ product }) => product), ...ofItself(main, dishes)])
  return one === undefined ? undefined : times(Math.max(0, scaledCount(one, portion, 100)), num)
}

/** The size in which a dish comes by itself, where the set asks for none and names no portion of its own. */
function ofItself({ pid, kcal, groups }: SetMealMain, dishes: ProductsByPid): { portion?: number }[] {
  const dish = kcal === undefined ? dishes.get(pid) : undefined
  return dish
    ? [
        ...presetsOf(
          dish,
          groups.map(({ groupId }) => groupId),
        ),
        dish,
      ]
    : []
}

/** A dish beside another, as it comes. */
function byItself(pid: string, dishes: ProductsByPid): number | undefined {
  const dish = dishes.get(pid)
  return dish && energyOf(dish, presetLine(dish), dishes)
}

function portionOf(choices: readonly { portion?: number }[]): number {
  return choices.find(({ portion }) => portion !== undefined)?.portion ?? 100
}

/** The sum, of nothing 0; undefined where one of them is not known. */
function sum(amounts: readonly (number | undefined)[]): number | undefined {
  return amounts.reduce<number | undefined>((all, each) => (all === undefined || each === undefined ? undefined : all + each), 0)
}

/** The amount in so many; in none of it 0, whatever it has. */
function times(amount: number | undefined, count: number): number | undefined {
  if (count === 0) return 0
  return amount === undefined ? undefined : amount * count
}

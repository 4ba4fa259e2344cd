import { presetMain, repriceLine, type CartLine, type ChosenMain, type Product, type SetMealGroup, type SetMealMain } from '@harbour/rules'

type MainChoice = { groupId: string; pid: string; num: number }

/**
 * The line with so many of a main in a group of its set meal, priced anew; 0 takes it away (spec 3.8). Where only one is taken it
 * takes the other's place. A main that asks something stands there once for each of it, so that each can be answered on its own.
 */
export function chooseMain(product: Product, line: CartLine, { groupId, pid, num }: MainChoice): CartLine {
  const group = product.groups.find((asked) => asked.groupId === groupId)
  const main = group?.mains.find((offered) => offered.pid === pid)
  if (!group || !main) throw new RangeError(`${pid} is not offered in ${groupId}`)
  return withMains(product, line, { groupId, change: (mains) => withMain(group, mains, { main, num }) })
}

/** The line with the mains of one group changed, in the order in which the product asks. */
export function withMains(
  product: Product,
  line: CartLine,
  { groupId, change }: { groupId: string; change: (mains: readonly ChosenMain[]) => ChosenMain[] },
): CartLine {
  const groups = product.groups
    .map((group) => {
      const mains = (line.selectedFood?.groups ?? []).filter((given) => given.groupId === group.groupId).flatMap((given) => given.mains)
      return { groupId: group.groupId, mains: group.groupId === groupId ? change(mains) : mains }
    })
    .filter(({ mains }) => mains.length > 0)
  return repriceLine(product, { ...line, selectedFood: { groups } })
}

/** The line with each main that asks something standing there once for each of it. */
export function spreadMains(product: Product, line: CartLine): CartLine {
  return product.groups.reduce(
    (soFar, { groupId, mains }) =>
      withMains(product, soFar, { groupId, change: (chosen) => chosen.flatMap((each) => spread(each, mains)) }),
    line,
  )
}

function withMain({ max }: SetMealGroup, mains: readonly ChosenMain[], { main, num }: { main: SetMealMain; num: number }): ChosenMain[] {
  const mine = mains.filter(({ pid }) => pid === main.pid)
  if (num > 0 && max === 1) return mine.length > 0 ? mine : [presetMain(main)]
  if (main.groups.length === 0) return inPlace(mains, main.pid, num === 0 ? [] : [{ ...presetMain(main), num }])
  const added = Array.from({ length: Math.max(0, num - mine.length) }, () => presetMain(main))
  return inPlace(mains, main.pid, [...mine.slice(0, num), ...added])
}

/** The mains of one kind replaced where the first of them stood; at the end when there was none. */
function inPlace(mains: readonly ChosenMain[], pid: string, instead: ChosenMain[]): ChosenMain[] {
  const at = mains.findIndex((each) => each.pid === pid)
  const others = mains.filter((each) => each.pid !== pid)
  return at < 0 ? [...others, ...instead] : others.toSpliced(at, 0, ...instead)
}

function spread(chosen: ChosenMain, mains: readonly SetMealMain[]): ChosenMain[] {
  const asks = mains.some(({ pid, groups }) => pid === chosen.pid && groups.length > 0)
  return asks ? Array.from({ length: chosen.num }, () => ({ ...chosen, num: 1 })) : [chosen]
}

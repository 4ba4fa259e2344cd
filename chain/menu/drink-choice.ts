import type { ChainRequirement } from '../types.ts'
import { drinks } from './dishes/drinks.ts'
import { hotDrinks } from './dishes/hot-drinks.ts'
import { dollars } from './prices.ts'

/** The surcharge of a drink where one is included; the others add nothing. */
const extra: Record<string, number> = {
  'iced-milk-tea': 4,
  'iced-coffee': 4,
  'passion-tea': 6,
  lemonade: 6,
  'hot-coffee': 2,
  'hot-chocolate': 4,
}

/** The drink that comes with a lunch or a tea: the pids of drinks of the menu, the first of them chosen at first. */
export const drinkChoice = (...pids: [string, ...string[]]): ChainRequirement => ({
  requirementId: 'drink',
  name: { tc: '飲品', en: 'Drink' },
  note: { tc: '揀 1 杯', en: 'Choose 1' },
  kind: 'choice',
  min: 1,
  max: 1,
  options: pids.map((pid, index) => ({ pid, name: drinkName(pid), price: dollars(extra[pid] ?? 0), ...(index === 0 && { preset: true }) })),
})

function drinkName(pid: string) {
  const drink = [...drinks, ...hotDrinks].find((product) => product.pid === pid)
  if (!drink) throw new Error(`no drink ${pid} on the menu`)
  return drink.name
}

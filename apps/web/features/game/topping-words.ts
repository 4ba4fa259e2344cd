import { m } from '../../paraglide/messages.js'
import type { Topping } from './play.ts'

export const toppingWords: Record<Topping, () => string> = {
  tomato: m.game_tomato,
  mushroom: m.game_mushroom,
  pepperoni: m.game_pepperoni,
  basil: m.game_basil,
  olive: m.game_olive,
}

/** Toppings one after another, as they are read out. */
export const inWords = (list: readonly Topping[]): string => list.map((topping) => toppingWords[topping]()).join(m.game_comma())

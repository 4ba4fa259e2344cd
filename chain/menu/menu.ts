import type { ChainProduct } from '../types.ts'
import { beers } from './dishes/beer.ts'
import { breakfasts } from './dishes/breakfast.ts'
import { categories as headings } from './categories.ts'
import { chicken } from './dishes/chicken.ts'
import { desserts } from './dishes/desserts.ts'
import { drinks } from './dishes/drinks.ts'
import { hotDrinks } from './dishes/hot-drinks.ts'
import { kids } from './dishes/kids.ts'
import { lunches } from './dishes/lunch.ts'
import { withMappingCodes } from './mapping-codes.ts'
import { parties } from './dishes/party.ts'
import { pastaAndRice } from './dishes/pasta-rice.ts'
import { tallPictures } from './pictures.ts'
import { pizzas } from './dishes/pizza.ts'
import { premiumPizzas } from './dishes/premium.ts'
import { saladsAndSoups } from './dishes/salads.ts'
import { sets } from './dishes/sets.ts'
import { sides } from './dishes/sides.ts'
import { teas } from './dishes/tea.ts'

/**
 * Every product of the chain, in the order of its category. Allergens are the eight groups of Hong Kong's labelling law: soya belongs to
 * `peanut`, and molluscs to none, so that squid is named in the description.
 */
export const products: ChainProduct[] = [
  pizzas,
  chicken,
  sets,
  pastaAndRice,
  sides,
  saladsAndSoups,
  desserts,
  drinks,
  hotDrinks,
  premiumPizzas,
  breakfasts,
  lunches,
  teas,
  kids,
  parties,
  beers,
]
  .flat()
  .map(withPicture)
  .map(withMappingCodes)

export const categories = headings

function withPicture(product: ChainProduct): ChainProduct {
  return tallPictures.has(product.picture) ? { ...product, tall: true } : product
}

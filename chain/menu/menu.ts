import type { ChainProduct } from '../types.ts'
import { beers } from './beer.ts'
import { breakfasts } from './breakfast.ts'
import { categories as headings } from './categories.ts'
import { chicken } from './chicken.ts'
import { desserts } from './desserts.ts'
import { drinks } from './drinks.ts'
import { hotDrinks } from './hot-drinks.ts'
import { kids } from './kids.ts'
import { lunches } from './lunch.ts'
import { withMappingCodes } from './mapping-codes.ts'
import { parties } from './party.ts'
import { pastaAndRice } from './pasta-rice.ts'
import { tallPictures } from './pictures.ts'
import { pizzas } from './pizza.ts'
import { premiumPizzas } from './premium.ts'
import { saladsAndSoups } from './salads.ts'
import { sets } from './sets.ts'
import { sides } from './sides.ts'
import { teas } from './tea.ts'

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

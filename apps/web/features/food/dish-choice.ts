import type { CartLine, Product, ProductBook, SetMealOffer } from '@harbour/rules'

/** The choice of a dish, on which every part of its screen works: the line as it may be now, and how to change it. */
export type DishChoice = {
  product: Product
  book: ProductBook
  line: CartLine
  onLine: (line: CartLine) => void
  /** The line of the cart whose place this takes. */
  editing: number | undefined
  /** The dishes of the cart whose place this takes. */
  takes: SetMealOffer['takes'] | undefined
  /** Words for why it cannot be had now. */
  unavailable: string | undefined
}

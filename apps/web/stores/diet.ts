import { anyDiet, suitsDiet, type Diet, type ProductBook } from '@harbour/rules'
import { keptStore } from './kept.ts'

/** What this guest eats. It stays on this device, and is nobody else's to know. */
export const useDiet = keptStore<Diet>('diet', anyDiet)

export const changeDiet = (change: Partial<Diet>) => useDiet.setState(change)
export const clearDiet = () => useDiet.setState(anyDiet)

/** A menu without what does not suit a diet. */
export function bookFor(book: ProductBook, diet: Diet): ProductBook {
  return { ...book, products: new Map([...book.products].filter(([, product]) => suitsDiet(product, diet))) }
}

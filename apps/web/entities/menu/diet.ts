import {
  anyDiet,
  productsByPid,
  isStrict,
  suitsAsChoice,
  suitsDiet,
  type Diet,
  type Option,
  type Product,
  type ProductBook,
  type SetMealMain,
  type SetMealProduct,
} from '@harbour/rules'
import { persistedStore } from '../../lib/persisted-store.ts'

/** This guest's diet. It stays on this device, and is nobody else's to know. */
export const useDiet = persistedStore<Diet>('diet', anyDiet)

export const changeDiet = (change: Partial<Diet>) => useDiet.setState(change)
export const clearDiet = () => useDiet.setState(anyDiet)

/** A menu without what does not suit a diet. */
export function menuForDiet(book: ProductBook, diet: Diet): ProductBook {
  if (!isStrict(diet)) return book
  const dishes = productsByPid(book)
  return { ...book, products: new Map([...book.products].filter(([, product]) => suitsDiet(product, diet, dishes))) }
}

/** The choices of a dish or a set that do not suit what this guest eats; none for who eats everything. */
export function useDietConflict(book: ProductBook): (choice: Option | SetMealProduct | SetMealMain) => boolean {
  const diet = useDiet()
  if (!isStrict(diet)) return () => false
  const dishes = productsByPid(book)
  return (choice) => !suitsAsChoice(choice, diet, dishes)
}

/** The pids of all that is never chosen for this guest: what has run out, and of a dish's choices what they do not eat. */
export function choicesToAvoid({ requirements, groups }: Product, book: ProductBook): ReadonlySet<string> {
  const diet = useDiet.getState()
  if (!isStrict(diet)) return book.soldOut
  const dishes = productsByPid(book)
  const mains = groups.flatMap((group) => group.mains)
  const inside = mains.flatMap((main) => main.groups.flatMap(({ products }) => products))
  const choices = [...requirements.flatMap(({ options }) => options), ...mains, ...inside]
  return new Set([...book.soldOut, ...choices.filter((choice) => !suitsAsChoice(choice, diet, dishes)).map(({ pid }) => pid)])
}

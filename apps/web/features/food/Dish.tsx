import type { CartLine, Product, ProductBook, SetOffer } from '@harbour/rules'
import { Suspense, useState } from 'react'
import { useCart } from '../../stores/cart.ts'
import { lazyPart } from '../../stores/lazy-part.ts'
import { useOrderTime } from '../../stores/occasion.ts'
import { useWhere } from '../../stores/place.ts'
import { useUnavailable } from '../../stores/unavailable.ts'
import { DishSkeleton } from './DishSkeleton.tsx'
import { possibleLine } from './possible-line.ts'
import { SingleDish } from './SingleDish.tsx'
import { startLine, type Wish } from './start-line.ts'

const SetMeal = lazyPart(() => import('./SetMeal.tsx'), 'SetMeal')

/** What both kinds of product screens work on: the line as it may be now, and how to change it. */
export type Choosing = {
  product: Product
  book: ProductBook
  line: CartLine
  onLine: (line: CartLine) => void
  /** The line of the cart whose place this takes. */
  editing: number | undefined
  /** The dishes of the cart whose place this takes. */
  takes: SetOffer['takes'] | undefined
  /** Why it cannot be had now, in words. */
  unavailable: string | undefined
}

type DishProps = { product: Product; book: ProductBook; wish: Wish }

/** A product being chosen: a fresh one, a line of the cart once more, or a set begun with dishes. */
export function Dish({ product, book, wish }: DishProps) {
  const cart = useCart()
  const { orderType } = useWhere()
  const now = useOrderTime()
  const unavailable = useUnavailable(product, book, orderType)
  const [start] = useState(() => startLine(product, wish, { book, cart, occasion: { now, orderType } }))
  const [draft, setDraft] = useState(start.line)
  const choosing: Choosing = {
    product,
    book,
    line: possibleLine(product, draft, book.soldOut),
    onLine: setDraft,
    editing: start.editing,
    takes: start.takes,
    unavailable,
  }
  if (product.groups.length === 0) return <SingleDish {...choosing} />
  return (
    <Suspense fallback={<DishSkeleton />}>
      <SetMeal {...choosing} />
    </Suspense>
  )
}

import type { CartLine, Product, ProductBook } from '@harbour/rules'
import { Suspense, useState } from 'react'
import { useCart } from '../../entities/cart/cart-store.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useOrderTime } from '../../entities/location/order-time.ts'
import { useOrderLocation } from '../../entities/location/order-location.ts'
import { choicesToAvoid } from '../../entities/menu/diet.ts'
import { useUnavailable } from '../../entities/menu/unavailable.ts'
import type { DishChoice } from './dish-choice.ts'
import { useDishDraft } from './dish-draft.ts'
import { DishSkeleton } from './DishSkeleton.tsx'
import { halvesOf } from './halves/halves-of.ts'
import { possibleLine } from './possible-line.ts'
import { SingleDish } from './single/SingleDish.tsx'
import { startLine, type LineRequest } from './single/start-line.ts'

const HalvesDish = lazyPart(() => import('./halves/HalvesDish.tsx'), 'HalvesDish')
const SetMeal = lazyPart(() => import('./set-meal/SetMeal.tsx'), 'SetMeal')

type DishProps = { product: Product; book: ProductBook; wish: LineRequest }

/** A product being chosen: a fresh one, a line of the cart once more, or a set begun with dishes. */
export function Dish({ product, book, wish }: DishProps) {
  const cart = useCart()
  const { orderType } = useOrderLocation()
  const now = useOrderTime()
  const unavailable = useUnavailable(product, book, orderType)
  const [start] = useState(() =>
    startLine(product, wish, { book, cart, occasion: { now, orderType }, without: choicesToAvoid(product, book) }),
  )
  const possible = (each: CartLine) => possibleLine(product, each, book.soldOut)
  const [line, onLine] = useDishDraft({ of: JSON.stringify([product.uid, wish]), start: start.line, possible })
  const choice: DishChoice = {
    product,
    book,
    line,
    onLine,
    editing: start.editing,
    takes: start.takes,
    unavailable,
  }
  const isSet = product.groups.length > 0
  if (!isSet && !halvesOf(product)) return <SingleDish {...choice} />
  return <Suspense fallback={<DishSkeleton />}>{isSet ? <SetMeal {...choice} /> : <HalvesDish {...choice} />}</Suspense>
}

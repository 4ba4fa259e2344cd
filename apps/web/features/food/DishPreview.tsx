import type { Product, ProductBook } from '@harbour/rules'
import { useEffect } from 'react'
import { Dish } from './Dish.tsx'
import './food.css'

/** A product as it would be chosen, of a book that has it first and what it is put together of after it. Nothing of it goes into a cart. */
export function DishPreview({ products }: { products: Product[] }) {
  // Whoever taps on what would leave the dish, stays: the cart, the way back, sharing and liking.
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('#food-add, .appbar button, .appbar a')) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('click', stay, { capture: true })
    return () => removeEventListener('click', stay, { capture: true })
  }, [])
  const [product] = products
  if (!product) return null
  const book: ProductBook = { products: new Map(products.map((each) => [each.uid, each])), soldOut: new Set() }
  return (
    <Dish
      key={JSON.stringify(product.requirements.map(({ requirementId }) => requirementId))}
      product={product}
      book={book}
      wish={noWish}
    />
  )
}

const noWish = { edit: null, dish: null, offer: false }

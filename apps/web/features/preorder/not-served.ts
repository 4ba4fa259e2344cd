import { checkCart, productOf, type CartLine, type Occasion, type Product, type ProductBook } from '@harbour/rules'

/** Products in the cart that are not served at a time; each product once. What is wrong with it at any time is said in the cart. */
export function notServed(lines: readonly CartLine[], book: ProductBook, occasion: Occasion): Product[] {
  const products = checkCart(lines, book, occasion).flatMap((issue) => {
    const line = lines[issue.index]
    return issue.code === 'notServedNow' && issue.service && line ? (productOf(book, line) ?? []) : []
  })
  return [...new Set(products)]
}

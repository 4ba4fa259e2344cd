import { cartCount, mostItems, mostLines, sameLine, type Cart, type CartLine, type Product } from '@harbour/rules'

/** The number of a line that an order still takes beside what is in the cart already; the line being edited does not count against itself. */
export function roomFor(cart: Cart, { product, line, editing }: { product: Product; line: CartLine; editing: number | undefined }): number {
  const others = cart.lines.filter(({ isSendType }, at) => at !== editing && !isSendType)
  const ofProduct = cartCount({ ...cart, lines: others.filter(({ uid }) => uid === product.uid) })
  if (others.length >= mostLines && !others.some((other) => sameLine(other, line))) return 0
  return Math.max(0, Math.min(product.most - ofProduct, mostItems - cartCount({ ...cart, lines: others })))
}

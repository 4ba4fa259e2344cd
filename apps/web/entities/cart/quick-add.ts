import { isStrict, questionsOf, quickLine, type CartLine, type Product, type ProductBook } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { useDiet } from '../menu/diet.ts'
import type { IconComponent } from '../../lib/icon-component.ts'
import { showToast } from '../../lib/toast.ts'
import { useGo } from '../../navigation/go.ts'
import { paths } from '../../navigation/paths.ts'
import { addToCart, cartNow, placeOfLine } from './cart-store.ts'

/** Adding at one tap, as `quickAdd` does it. */
export function useQuickAdd(book: ProductBook, icon?: IconComponent): (product: Product) => boolean {
  const go = useGo()
  return (product) => quickAdd(product, book, { go, icon })
}

/**
 * Adds a dish at one tap, as it usually comes, and says so with the way to change what was chosen for the guest; a dish that is theirs to choose opens instead.
 * No way to change it where another like it lay there before: that one would change with it.
 * Gives whether it was added. One that asks nothing is spoken of where there is an icon for it: no picture flies into the cart there.
 */
export function quickAdd(
  product: Product,
  book: ProductBook,
  { go, icon }: { go: ReturnType<typeof useGo>; icon?: IconComponent },
): boolean {
  const { uid, name } = product
  const line = lineAtOnce(product, book)
  if (!line) {
    go(paths.dish(uid))
    return false
  }
  addToCart(line)
  const change = () => {
    const edit = placeOfLine(line)
    if (edit >= 0) go(paths.dish(uid), { query: { edit: String(edit) } })
  }
  const said = { text: m.cart_added({ name }), icon }
  const alone = cartNow().lines[placeOfLine(line)]?.num === 1
  if (asks(product, line)) showToast(alone ? { ...said, action: { label: m.food_change(), onPress: change } } : said)
  else if (icon) showToast(said)
  return true
}

/** Tells whether one tap adds a dish, and does not open it. */
export const addsAtOnce = (product: Product, book: ProductBook): boolean => lineAtOnce(product, book) !== undefined

/** The line of one tap; none for a guest who does not eat everything, where a dish or a set asks something: they answer it by themselves. */
function lineAtOnce(product: Product, { soldOut }: ProductBook): CartLine | undefined {
  const line = quickLine(product, soldOut)
  return line && asks(product, line) && isStrict(useDiet.getState()) ? undefined : line
}

const asks = (product: Product, line: CartLine): boolean => questionsOf(product, line).length > 0

import type { CartSheetProps } from './CartSheet.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'

const CartSheet = lazyPart(() => {
  // The part below its lines is on its way at the same time.
  void import('./CartFooter.tsx').catch(() => undefined)
  return import('./CartSheet.tsx')
}, 'CartSheet')

/** The cart over the menu, its code fetched when it is first opened; it waits in the boundary of whoever shows it. */
export function CartSheetHost(props: CartSheetProps) {
  return <CartSheet {...props} />
}

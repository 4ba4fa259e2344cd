import { Suspense } from 'react'
import { lazyPart } from '../../stores/lazy-part.ts'

const CartSheet = lazyPart(() => import('./CartSheet.tsx'), 'CartSheet')

/** The cart over the menu, its code fetched when it is first opened. */
export function CartOverMenu({ onClose }: { onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <CartSheet onClose={onClose} />
    </Suspense>
  )
}

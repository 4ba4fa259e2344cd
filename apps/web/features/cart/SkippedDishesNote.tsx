import { useSkippedDishes } from '../../entities/cart/skipped-dishes.ts'
import { afterMountPart } from '../../lib/after-mount-part.ts'

// Hardly ever there.
const SkippedDishes = afterMountPart(() => import('./SkippedDishes.tsx'), 'SkippedDishes')

/** The dishes of an order that could not be put in once more, and why, until the guest has read it. */
export function SkippedDishesNote() {
  const { left } = useSkippedDishes()
  return <div role="status">{left.length > 0 && <SkippedDishes left={left} />}</div>
}

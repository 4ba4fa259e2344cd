import { m } from '../../../paraglide/messages.js'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import '../order.css'

/** The place of the orders while they are on their way. */
export function OrdersSkeleton() {
  return (
    <div className="stack" aria-busy="true">
      <p className="sr" role="status">
        {m.order_loading()}
      </p>
      <Skeleton height={138} radius={18} />
      <Skeleton height={138} radius={18} />
    </div>
  )
}

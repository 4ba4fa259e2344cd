import { m } from '../../../paraglide/messages.js'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** A shop on its way: badge, name, address, two buttons, the hours. */
export function ShopDetailSkeleton() {
  return (
    <div className="sec sd__about" aria-busy="true">
      <p className="sr" role="status">
        {m.shell_loading()}
      </p>
      <div className="col g2">
        <Skeleton width={72} height={22} />
        <Skeleton width="64%" height={28} />
        <Skeleton width="84%" height={18} />
      </div>
      <div className="sd__acts">
        <Skeleton height={48} radius={14} />
        <Skeleton height={48} radius={14} />
      </div>
      <div className="col g2 sd__note">
        <Skeleton width={96} height={24} />
        <Skeleton height={18} />
        <Skeleton height={18} />
        <Skeleton height={18} />
      </div>
    </div>
  )
}

import { Skeleton } from '../Skeleton.tsx'
import './ProductRow.css'

/** The shape of a `ProductRow` while it is on its way. */
export function ProductRowSkeleton() {
  return (
    <div className="prod">
      <div className="col g2">
        <Skeleton width="70%" height={20} />
        <Skeleton width="95%" height={14} />
        <Skeleton width="30%" height={18} />
      </div>
      <Skeleton width={104} height={104} radius={14} />
    </div>
  )
}

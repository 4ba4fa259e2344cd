import { m } from '../../paraglide/messages.js'
import { ProductRowSkeleton } from '../../ui/shop/ProductRowSkeleton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The menu's shape while it is on its way, as large as what it stands for. */
export function MenuSkeleton() {
  return (
    <div className="mbody" aria-busy="true">
      <p className="sr" role="status">
        {m.shell_loading()}
      </p>
      <div className="rail">
        {Array.from({ length: 9 }, (_, at) => (
          <span key={at} className="mskel__tab">
            <Skeleton width={38} height={38} radius={12} />
          </span>
        ))}
      </div>
      <div className="mlist">
        {Array.from({ length: 6 }, (_, at) => (
          <ProductRowSkeleton key={at} />
        ))}
      </div>
    </div>
  )
}

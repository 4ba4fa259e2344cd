import { m } from '../../../paraglide/messages.js'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** Shops on their way: the head of the list, the picked card with its buttons, and the others. */
export function ShopsSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        {m.shell_loading()}
      </p>
      <div className="sec-head">
        <Skeleton width={180} height={26} />
        <Skeleton width={52} height={19} />
      </div>
      <div className="stack">
        {[178, 124, 124, 124, 124].map((height, at) => (
          <div key={at} className="card shops__skel" style={{ height }}>
            <Skeleton width="62%" height={20} />
            <Skeleton width="78%" height={14} />
            <Skeleton width="90%" height={20} />
          </div>
        ))}
      </div>
    </div>
  )
}

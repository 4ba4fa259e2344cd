import { m } from '../../../paraglide/messages.js'
import { useBack } from '../../../navigation/go.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { paths } from '../../../navigation/paths.ts'

/** Stands in while the order is on its way. */
export function OrderSkeleton() {
  const back = useBack()
  return (
    <div className="app" aria-busy="true">
      <AppBar onBack={() => back(paths.home)} />
      <main id="main">
        <h1 className="sr">{m.order_loading()}</h1>
        <div className="blks">
          <div className="blk">
            <Skeleton width="100%" height={168} />
          </div>
          <div className="blk">
            <Skeleton width="100%" height={112} />
          </div>
          <div className="blk">
            <Skeleton width="100%" height={180} />
          </div>
        </div>
      </main>
    </div>
  )
}

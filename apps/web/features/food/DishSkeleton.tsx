import { m } from '../../paraglide/messages.js'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** A dish's shape while the menu is on its way, as large as what it stands for. */
export function DishSkeleton() {
  return (
    <div className="app pad-cta" aria-busy="true">
      <main id="main">
        <p className="sr" role="status">
          {m.shell_loading()}
        </p>
        <div className="fh" />
        <div className="fmain">
          <div className="fintro col g2">
            <Skeleton width="62%" height={30} />
            <Skeleton width="96%" height={22} />
            <Skeleton width="48%" height={22} />
            <Skeleton width="70%" height={22} />
          </div>
          <div className="req col g2">
            <Skeleton width={72} height={24} />
            <div className="opt-grid opt-grid--3">
              <Skeleton height={120} radius={14} />
              <Skeleton height={120} radius={14} />
              <Skeleton height={120} radius={14} />
            </div>
          </div>
          <div className="req col g2">
            <Skeleton width={72} height={24} />
            <Skeleton height={56} radius={14} />
            <Skeleton height={56} radius={14} />
          </div>
        </div>
      </main>
    </div>
  )
}

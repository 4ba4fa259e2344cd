import { m } from '../../paraglide/messages.js'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Places that are on their way, as tall as the rows they stand for. */
export function PlaceSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        {m.shell_loading()}
      </p>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className="lrow places__skel">
          <Skeleton width={22} height={22} />
          <span className="col g2 grow">
            <Skeleton width="52%" height={16} />
            <Skeleton width="76%" height={13} />
          </span>
        </div>
      ))}
    </div>
  )
}

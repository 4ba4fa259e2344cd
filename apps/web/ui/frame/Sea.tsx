import { Ferry } from './Ferry.tsx'
import './Sea.css'

export type SeaProps = {
  /** The part of its way that the order has come, 0 to 100; the words beside it tell the same. */
  progress: number
}

/** A wave line that turns green behind a ferry. At most one in a view. */
export function Sea({ progress }: SeaProps) {
  const share = Math.min(1, Math.max(0, progress / 100))
  return (
    <div className="live__sea" aria-hidden="true">
      <span className="live__lane" style={{ transform: `translateX(${share * 100}%)` }}>
        <span className="live__ferry">
          <Ferry />
        </span>
      </span>
      <span className="live__wave" />
      {/* The green wave is uncovered: its frame moves right and the wave in it left by as much, so that it stands still. */}
      <span className="live__done" style={{ transform: `translateX(${(share - 1) * 100}%)` }}>
        <span className="live__wave" style={{ transform: `translateX(${(1 - share) * 100}%)` }} />
      </span>
    </div>
  )
}

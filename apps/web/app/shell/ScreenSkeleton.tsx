import { m } from '../../paraglide/messages.js'
import { Skeleton } from '../../ui/Skeleton.tsx'
import '../../ui/frame/AppBar.css'

/** Stands in while a screen's code is on its way. */
export function ScreenSkeleton() {
  return (
    <main className="app" aria-busy="true" aria-label={m.shell_loading()}>
      <div className="appbar" />
      <div className="sec col g3">
        <Skeleton height={148} />
        <Skeleton height={96} />
        <Skeleton height={96} />
        <Skeleton height={96} />
      </div>
    </main>
  )
}

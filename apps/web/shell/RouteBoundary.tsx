import { printFELogger } from '@harbour/protocol'
import { Component, Suspense, type ReactNode } from 'react'
import { call } from '../call.ts'
import { lazyPart } from '../stores/lazy-part.ts'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

const Crashed = lazyPart(() => import('./Crashed.tsx'), 'Crashed')

type Props = { children: ReactNode }

/** Keeps a fault inside its route: the rest of the app goes on, and the fault, unless it came of waiting, is logged without the guest's data (spec 8.10). */
export class RouteBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(fault: Error) {
    if (fault.name === 'TimeoutError') return
    const content = `${location.pathname}: ${fault.name}: ${fault.message}`.slice(0, 1000)
    // A log line that is lost is lost: the guest must not hear of it.
    call(printFELogger, { logLevel: 'error', content }, { background: true, handles: 'all' }).catch(() => undefined)
  }

  override render() {
    if (!this.state.crashed) return this.props.children
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <Crashed />
      </Suspense>
    )
  }
}

import { Component, Suspense, type ReactNode } from 'react'
import { tellFault } from '../stores/faults.ts'
import { lazyPart } from '../stores/lazy-part.ts'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

const Crashed = lazyPart(() => import('./Crashed.tsx'), 'Crashed')

type Props = { children: ReactNode }

/** Keeps a fault inside its route: the rest of the app goes on, and the fault is told to whoever reports it (spec 8.10). */
export class RouteBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(fault: Error) {
    tellFault(fault)
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

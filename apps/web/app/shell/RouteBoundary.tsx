import { Component, Suspense, type ReactNode } from 'react'
import { raiseFault } from '../../lib/faults.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

const Crashed = lazyPart(() => import('./Crashed.tsx'), 'Crashed')

type Props = {
  /** The screen that it is; another one is tried anew. */ at: string
  children: ReactNode
  /** Stands there then; else a screen that says so. */ instead?: null
}
type State = { crashed: boolean; at: string }

/** Keeps a fault inside its route, or its part of the frame: the rest of the app goes on, and the fault is told to whoever reports it (spec 8.10). */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { crashed: false, at: '' }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { crashed: false, at }
  }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(fault: Error) {
    raiseFault(fault)
  }

  override render() {
    if (!this.state.crashed) return this.props.children
    if (this.props.instead === null) return null
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <Crashed />
      </Suspense>
    )
  }
}

import { Component, type ReactNode } from 'react'

type CrashBoundaryProps = {
  /** Stands there once what is in it has broken; it can be drawn again. */
  crashed: (again: () => void) => ReactNode
  onCrash?: () => void
  /** The place that is shown in it: another one is drawn by itself. */
  at?: string | undefined
  children: ReactNode
}

type State = { crashed: boolean; at: string | undefined }

/** Keeps a fault of what is drawn inside: all around it goes on. */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = { crashed: false, at: this.props.at }

  static getDerivedStateFromProps({ at }: CrashBoundaryProps, state: State): State | null {
    return at === state.at ? null : { crashed: false, at }
  }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch() {
    this.props.onCrash?.()
  }

  again = () => this.setState({ crashed: false })

  override render() {
    return this.state.crashed ? this.props.crashed(this.again) : this.props.children
  }
}

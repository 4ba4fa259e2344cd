import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { reportNetworkFailure } from './network.ts'

/**
 * A part that stands below what is seen first: nothing, or what stands there `meanwhile`, until its code has come, then at once; where it has come before, from the start.
 * A lazy part would have a boundary, and React holds back for 300 milliseconds what follows a stand-in.
 */
export function afterMountPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function Later(props: Props): ReactNode {
    const [Part, show] = useState(() => known)
    // The browser fetches. Where it cannot, the guest is told, and what is on the screen stays there (spec 8.4).
    useEffect(() => {
      if (known) return
      load().then((parts) => {
        known = parts[name]
        show(() => known)
      }, reportNetworkFailure)
    }, [])
    return Part ? createElement(Part, props) : meanwhile
  }
}

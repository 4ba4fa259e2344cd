import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'
import type { SecurityCheckProps } from './SecurityCheck.tsx'

const SecurityCheck = lazyPart(() => import('./SecurityCheck.tsx'), 'SecurityCheck')

/** The security check, fetched when the gateway first asks for one; from then on it can close as it opened. */
export function CheckWhenAsked(props: SecurityCheckProps) {
  const [wanted, setWanted] = useState(false)
  if (props.check && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <SecurityCheck {...props} />
    </Suspense>
  )
}

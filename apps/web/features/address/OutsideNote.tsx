import type { Point } from '@harbour/rules'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'

const OutsideWords = lazyPart(() => import('./OutsideWords.tsx'), 'OutsideWords')

/** Nobody delivers to a place (spec 8.12). Few places are so far out: the words come once one is. */
export function OutsideNote(props: { building: string; point: Point }) {
  return (
    <Suspense fallback={null}>
      <OutsideWords {...props} />
    </Suspense>
  )
}

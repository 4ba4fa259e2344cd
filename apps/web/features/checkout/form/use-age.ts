import type { AgeDeclared, ageObstacle } from '@harbour/rules'
import { useState } from 'react'

export type Age = ReturnType<typeof useAge>
type AgeAnswer = AgeDeclared & { obstacle: ReturnType<typeof ageObstacle> }

/** The guest's word on their age, for this order alone: kept by nobody before it is ordered. Where it is said, it is judged. */
export function useAge(needed: boolean) {
  const [{ declared, birthday, obstacle }, say] = useState<AgeAnswer>({ declared: false, obstacle: 'AGE_REQUIRED' })
  return { needed, declared, birthday: needed ? birthday : undefined, obstacle: needed ? obstacle : undefined, say }
}

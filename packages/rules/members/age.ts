import { ageProof } from './age-proof.ts'
import { ageOn, birthdayIsPossible, type Birthday } from './birthday.ts'
import type { Instant } from '../time/clock.ts'
import type { Brand } from '../region.ts'

/** A guest's word about their age. */
export type AgeDeclared = { declared: boolean; birthday?: Birthday }

/** The age from which one may buy alcohol, in years, in both regions. */
export const legalAge = 18

/** The reason why an order with alcohol is not sold to somebody now; undefined where it is. One is of age from the birthday itself on (spec 5.13). */
export function ageObstacle(brand: Brand, { declared, birthday }: AgeDeclared, now: Instant): 'AGE_REQUIRED' | 'UNDER_AGE' | undefined {
  if (ageProof(brand) === 'word') return declared ? undefined : 'AGE_REQUIRED'
  if (!birthday || !birthdayIsPossible(birthday, now)) return 'AGE_REQUIRED'
  return ageOn(birthday, now) < legalAge ? 'UNDER_AGE' : undefined
}

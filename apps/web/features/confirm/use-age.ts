import { ageObstacle } from '@harbour/rules'
import { useState } from 'react'
import { birthdayOf, partsOf } from '../../stores/birthday.ts'
import { serverNow } from '../../stores/clock.ts'
import { brand } from '../../stores/region.ts'

export type Age = ReturnType<typeof useAge>

/** What the guest says of their age, of this order alone: kept by nobody before it is ordered. */
export function useAge(needed: boolean) {
  const [declared, declare] = useState(false)
  const [born, setBorn] = useState(partsOf(null))
  const birthday = birthdayOf(born)
  const obstacle = needed ? ageObstacle(brand(), { declared, birthday }, serverNow()) : undefined
  return { needed, declared, declare, born, setBorn, birthday: needed ? birthday : undefined, obstacle }
}

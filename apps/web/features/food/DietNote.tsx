import { isStrict } from '@harbour/rules'
import { Leaf } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { useDiet } from '../../stores/diet.ts'
import { Banner } from '../../ui/Banner.tsx'

/** Why a set is on the menu of a guest who does not eat everything in it. */
export function DietNote() {
  const strict = useDiet(isStrict)
  if (!strict) return null
  return (
    <div className="req">
      <Banner icon={Leaf} note>
        {m.food_diet_set()}
      </Banner>
    </div>
  )
}

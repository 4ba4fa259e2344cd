import { allergens, type Allergen, type Product } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { allergenWords } from './dish-words.ts'

/** Of the eight groups: what a dish contains, may contain, and is free of. */
export function Allergens({ product: { contains, mayContain } }: { product: Product }) {
  const free = allergens.filter((each) => !contains.includes(each) && !mayContain.includes(each))
  return (
    <div className="alg">
      <h2 className="t3">{m.food_allergens()}</h2>
      <dl>
        <Group label={m.food_contains()} of={contains} />
        <Group label={m.food_may_contain()} of={mayContain} />
        <Group label={m.food_free_of()} of={free} />
      </dl>
      <p className="cap ink2">{m.food_allergen_note()}</p>
    </div>
  )
}

function Group({ label, of }: { label: string; of: readonly Allergen[] }) {
  if (of.length === 0) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{allergenWords(of)}</dd>
    </div>
  )
}

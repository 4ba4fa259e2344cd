import { freeOf, type Allergen, type Composition } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { allergenWords } from '../../entities/menu/allergen-words.ts'

/** The eight groups of allergens that a dish as it is chosen contains, may contain, may still come to contain, and is free of; and its energy. */
export function Allergens({ composition }: { composition: Composition }) {
  const { contains, mayContain, open, kcal, whole } = composition
  return (
    <div className="alg">
      <h2 className="t3">{m.food_allergens()}</h2>
      <dl>
        <Group label={m.food_contains()} of={contains} />
        <Group label={m.food_may_contain()} of={mayContain} />
        <Group label={m.food_still_open()} of={open} />
        <Group label={m.food_free_of()} of={freeOf(composition)} />
        {kcal !== undefined && (
          <div>
            <dt>{m.food_energy()}</dt>
            <dd>{whole ? m.food_kcal({ kcal }) : m.food_kcal_so_far({ kcal })}</dd>
          </div>
        )}
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

import type { CartLine, ChosenProduct, Product, SetMealInnerGroup } from '@harbour/rules'
import { ChipGroup } from '../../../ui/forms/choices/ChipGroup.tsx'
import { chooseProperty, type InnerPlace } from './choose-inner.ts'

type PropertyQuestionsProps = {
  product: Product
  line: CartLine
  onLine: (line: CartLine) => void
  inner: SetMealInnerGroup
  place: InnerPlace
  given: readonly ChosenProduct[]
  /** Says to who cannot see whose properties they are. */
  title: string
}

/** The free properties of what was chosen, such as less ice; each comes as its first value. */
export function PropertyQuestions({ product, line, onLine, inner, place, given, title }: PropertyQuestionsProps) {
  return given.flatMap(({ pid, listPropertys }) =>
    (inner.products.find((offered) => offered.pid === pid)?.properties ?? []).map(({ propertyId, name, values }) => (
      <div key={`${pid} ${propertyId}`} className="inq__ask">
        <p className="small ink2">{name}</p>
        <ChipGroup
          label={`${title}, ${name}`}
          chips={values.map((value) => ({ value: value.valueId, label: value.name }))}
          value={listPropertys.find((answer) => answer.propertyId === propertyId)?.valueId ?? values[0]?.valueId}
          onChange={(valueId) => onLine(chooseProperty(product, line, { ...place, pid, propertyId, valueId }))}
        />
      </div>
    )),
  )
}

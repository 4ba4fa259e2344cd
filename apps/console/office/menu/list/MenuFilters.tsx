import type { ChainCategory } from '@harbour/chain'
import { allergens, orderTypes, type Allergen, type OrderType } from '@harbour/rules'
import { useSearchParams } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { FilterBox } from '../../ui/FilterBox.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { useFilter } from '../../ui/table/table-address.ts'
import { allergenName } from '../../../words/allergen-names.ts'
import { orderTypeName, shownOrderTypes } from '../../../words/order-type-name.ts'
import { localized } from '../../words/localized.ts'
import type { MenuFilter } from './menu-view.ts'

/** The filter of the list as the address has it; what is no filter there narrows nothing. */
export function useMenuFilter() {
  const [text, setText] = useFilter('q')
  const [category, setCategory] = useFilter('category')
  const [allergen, setAllergen] = useFilter('allergen')
  const [orderType, setOrderType] = useFilter('order')
  const [, setParams] = useSearchParams()
  const clear = () =>
    setParams(
      (now) => {
        for (const name of ['q', 'category', 'allergen', 'order', 'page']) now.delete(name)
        return now
      },
      { replace: true },
    )
  const filter: MenuFilter = { text, category, allergen: allergenOf(allergen), orderType: orderTypeOf(orderType) }
  const isOn = text !== '' || category !== '' || filter.allergen !== null || filter.orderType !== null
  return { filter, written: { allergen, orderType }, isOn, clear, setText, setCategory, setAllergen, setOrderType }
}

function allergenOf(written: string): MenuFilter['allergen'] {
  const name = allergens.find((each) => each === written.replace(/^no-/, ''))
  return name ? { name, without: written.startsWith('no-') } : null
}

const orderTypeOf = (written: string): OrderType | null => Object.values(orderTypes).find((type) => String(type) === written) ?? null

type MenuFiltersProps = { by: ReturnType<typeof useMenuFilter>; categories: readonly ChainCategory[] }

/** The fields by which the list is narrowed. */
export function MenuFilters({ by, categories }: MenuFiltersProps) {
  const { filter, written } = by
  return (
    <div className="mlist__filters" role="search">
      <FilterBox label={m.menu_find()} value={filter.text} onChange={by.setText} />
      <SelectField
        label={m.menu_category()}
        hideLabel
        value={filter.category}
        options={[
          { value: '', words: m.menu_every_category() },
          ...categories.map(({ categoryId, name }) => ({ value: categoryId, words: localized(name) })),
        ]}
        onChange={by.setCategory}
      />
      <SelectField
        label={m.menu_order_type()}
        hideLabel
        value={filter.orderType === null ? '' : written.orderType}
        options={[
          { value: '', words: m.menu_every_order_type() },
          ...shownOrderTypes.map((type) => ({ value: String(type), words: orderTypeName(type) })),
        ]}
        onChange={by.setOrderType}
      />
      <SelectField
        label={m.menu_allergen()}
        hideLabel
        value={filter.allergen === null ? '' : written.allergen}
        options={[{ value: '', words: m.menu_every_allergen() }, ...allergens.map(withAllergen), ...allergens.map(withoutAllergen)]}
        onChange={by.setAllergen}
      />
      {by.isOn && (
        <OfficeButton look="ghost" onClick={by.clear}>
          {m.office_clear_filters()}
        </OfficeButton>
      )}
    </div>
  )
}

const withAllergen = (name: Allergen) => ({ value: name as string, words: m.menu_with_allergen({ name: allergenName(name) }) })
const withoutAllergen = (name: Allergen) => ({ value: `no-${name}`, words: m.menu_without_allergen({ name: allergenName(name) }) })

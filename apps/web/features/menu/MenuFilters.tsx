import { allergens, isStrict, type Allergen, type Diet, type ProductBook } from '@harbour/rules'
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { allergenName } from '../../entities/menu/allergen-words.ts'
import { menuForDiet, changeDiet, clearDiet, useDiet } from '../../entities/menu/diet.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/forms/choices/Chip.tsx'
import { ChipGroup } from '../../ui/forms/choices/ChipGroup.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { Switch } from '../../ui/forms/choices/Switch.tsx'
import './filters.css'

type MenuFiltersProps = { open: boolean; book: ProductBook; onClose: () => void }

/** This guest's diet; the menu follows at once. */
export function MenuFilters({ open, book, onClose }: MenuFiltersProps) {
  const diet = useDiet()
  const count = menuForDiet(book, diet).products.size
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={m.menu_diet_title()}
      className="diet"
      end={
        isStrict(diet) && (
          <Button small variant="ghost" onClick={clearDiet}>
            {m.menu_diet_clear()}
          </Button>
        )
      }
      foot={
        <Button block onClick={onClose}>
          {m.menu_diet_show({ count })}
        </Button>
      }
    >
      <div className="diet__in">
        <label className="row between g3 diet__row">
          <span className="t3">{m.menu_diet_vegetarian()}</span>
          <Switch checked={diet.vegetarian} onChange={(event) => changeDiet({ vegetarian: event.currentTarget.checked })} />
        </label>
        <Spice diet={diet} />
        <Avoid diet={diet} />
        <p className="small ink2">{m.menu_diet_note()}</p>
      </div>
    </Sheet>
  )
}

const heats = [0, 1, 2, 3] as const

function Spice({ diet: { spice } }: { diet: Diet }) {
  const words = [m.menu_diet_spice_0, m.menu_diet_spice_1, m.menu_diet_spice_2, m.menu_diet_spice_3]
  return (
    <section>
      <h3 className="t3">{m.menu_diet_spice()}</h3>
      <ChipGroup
        label={m.menu_diet_spice()}
        chips={heats.map((heat) => ({ value: String(heat), label: words[heat]?.() }))}
        value={String(spice)}
        onChange={(value) => changeDiet({ spice: heats.find((heat) => String(heat) === value) ?? 3 })}
      />
    </section>
  )
}

function Avoid({ diet: { avoid } }: { diet: Diet }) {
  const id = useId()
  const toggle = (allergen: Allergen) =>
    changeDiet({ avoid: allergens.filter((each) => (each === allergen ? !avoid.includes(each) : avoid.includes(each))) })
  return (
    <section aria-labelledby={id} aria-describedby={`${id}-note`}>
      <h3 className="t3" id={id}>
        {m.menu_diet_avoid()}
      </h3>
      <div className="chips">
        {allergens.map((allergen) => (
          <Chip key={allergen} on={avoid.includes(allergen)} onClick={() => toggle(allergen)}>
            {allergenName[allergen]()}
          </Chip>
        ))}
      </div>
      <p className="small ink2 diet__note" id={`${id}-note`}>
        {m.menu_diet_avoid_note()}
      </p>
    </section>
  )
}

import type { Diet } from '@harbour/rules'
import { Leaf } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { allergenName } from '../../entities/menu/allergen-words.ts'
import { clearDiet, useDiet } from '../../entities/menu/diet.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** Says that the menu leaves something out, what and how much, with one tap to see it all again. */
export function DietBar({ hidden, onOpen }: { hidden: number; onOpen: () => void }) {
  const diet = useDiet()
  return (
    <div className="mdiet" role="status">
      <Icon of={Leaf} size={18} />
      <button type="button" className="mdiet__words" onClick={onOpen}>
        <span className="sr">{m.menu_filters_on()} </span>
        <b className="smallb clip">{dietWords(diet)}</b>
        <span className="cap ink2">{m.menu_diet_hidden({ count: hidden })}</span>
      </button>
      <Button small variant="tint" onClick={clearDiet}>
        {m.menu_diet_clear()}
      </Button>
    </div>
  )
}

function dietWords({ vegetarian, spice, avoid }: Diet): string {
  const heat = [m.menu_diet_spice_0, m.menu_diet_spice_1, m.menu_diet_spice_2][spice]?.()
  const names = avoid.map((allergen) => allergenName[allergen]().toLowerCase()).join(m.menu_comma())
  const words = [vegetarian ? m.menu_diet_vegetarian() : undefined, heat, names ? m.menu_diet_without({ names }) : undefined]
  return words.filter(Boolean).join(' · ')
}

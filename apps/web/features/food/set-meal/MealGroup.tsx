import { type SetMealGroup } from '@harbour/rules'
import { ChevronDown, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { m } from '../../../paraglide/messages.js'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { questionId } from '../question-anchor.ts'
import { QuestionBadge } from '../QuestionBadge.tsx'
import { surcharge } from '../dish-words.ts'
import type { MealGroupProps } from './meal-group-props.ts'
import { groupProgress, groupSummary } from './meal-group.ts'
import { MealPicks } from './MealPicks.tsx'

/** A group of a set meal: folded it tells what was picked, open it offers its mains and asks what they ask. */
export function MealGroup(props: MealGroupProps) {
  const { group, open } = props
  const id = useId()
  return (
    <section className={classes('grp', open && 'is-open')} id={questionId({ id: group.groupId })} aria-labelledby={`${id}-h`}>
      <GroupHead {...props} id={id} />
      <div className="grp__fold" id={`${id}-fold`}>
        <div inert={!open}>
          <MealPicks {...props} />
        </div>
      </div>
    </section>
  )
}

function GroupHead({ product, line, group, at, open, onToggle, id }: MealGroupProps & { id: string }) {
  const { picked, done } = groupProgress(product, line, group)
  const { words, extra } = groupSummary(product, line, group)
  const told = !open && picked > 0
  return (
    <h2>
      <button type="button" className="grp__h" aria-expanded={open} aria-controls={`${id}-fold`} onClick={onToggle}>
        {!open && (done && picked > 0 ? <Icon of={CircleCheck} className="green" /> : <span className="nb">{at + 1}</span>)}
        <span className="grow">
          <b className="t3" id={`${id}-h`}>
            {group.name}
          </b>
          <span className="small ink2 clip">{told ? [words, surcharge(extra)].filter(Boolean).join(' ') : howMany(group)}</span>
        </span>
        {open ? (
          <QuestionBadge count={picked} min={group.min} max={group.max} />
        ) : told ? (
          <span className="link">{m.food_change()}</span>
        ) : (
          <Icon of={ChevronDown} className="ink3" />
        )}
      </button>
    </h2>
  )
}

/** "Choose 2, repeats welcome". */
function howMany({ min, max, mains }: SetMealGroup): string {
  if (min === 0) return m.food_choose_up_to({ count: max })
  const repeats = max > 1 && mains.some(({ most = max }) => most > 1)
  return repeats ? m.food_choose_repeat({ count: min }) : m.food_choose_count({ count: min })
}

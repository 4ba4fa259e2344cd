import type { Requirement } from '@harbour/rules'
import { useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useDietConflict } from '../../../entities/menu/diet.ts'
import { questionId } from '../question-anchor.ts'
import { QuestionBadge } from '../QuestionBadge.tsx'
import { chooseOption } from './choose-option.ts'
import type { DishChoice } from '../dish-choice.ts'
import { isPizza } from '../dish-words.ts'
import { optionStates } from './option-states.ts'
import { OptionCounters } from './OptionCounters.tsx'
import { OptionRows } from './OptionRows.tsx'
import { QuestionFold } from './QuestionFold.tsx'
import { SizeTiles } from './SizeTiles.tsx'

type RequirementQuestionProps = DishChoice & { requirement: Requirement }

/**
 * One question of a dish: tiles for its size, rows to choose from, or counters where one thing can be had more than once (spec 3.7).
 * Toppings of which none has to be chosen are folded, until the guest opens them or has some.
 */
export function RequirementQuestion({ requirement, product, line, book, onLine }: RequirementQuestionProps) {
  const { requirementId, name, note, kind, min, max, options } = requirement
  const id = useId()
  const [headId, answersId] = [`${id}-h`, `${id}-fold`]
  const [unfolded, unfold] = useState<boolean>()
  const place = { id: requirementId }
  const unsuited = useDietConflict(book)
  const chosen = line.listRequirements.filter((given) => given.requirementId === requirementId).flatMap(({ pidData }) => pidData)
  const offers = optionStates(product, line, { place, offers: options, chosen, soldOut: book.soldOut, unsuited })
  const count = offers.reduce((sum, { num }) => sum + num, 0)
  const folds = kind === 'topping' && min === 0
  const open = !folds || (unfolded ?? count > 0)
  const onChoose = (pid: string, num: number) => {
    // Whoever takes the last one away is still choosing.
    unfold(true)
    onLine(chooseOption(product, line, { requirementId, pid, num }))
  }
  const answers = { product, offers, labelledBy: headId, onChoose }
  const counted = kind === 'topping' || options.some(({ most = 1 }) => most > 1)
  return (
    <section className="req" id={questionId(place)} aria-labelledby={headId}>
      {folds ? (
        <QuestionFold
          requirement={requirement}
          offers={offers}
          headId={headId}
          answersId={answersId}
          open={open}
          onToggle={() => unfold(!open)}
        />
      ) : (
        <div className="req-head">
          <div>
            <h2 id={headId}>{name}</h2>
            {note !== undefined && note !== m.food_choose_count({ count: min }) && <p className="small ink2">{note}</p>}
          </div>
          <QuestionBadge count={count} min={min} max={max} />
        </div>
      )}
      <div id={answersId}>
        {!open ? null : kind === 'size' && max === 1 ? (
          <SizeTiles {...answers} drawn={isPizza(product)} />
        ) : max > 1 && counted ? (
          <OptionCounters {...answers} />
        ) : (
          <OptionRows {...answers} many={max > 1 || min === 0} />
        )}
      </div>
    </section>
  )
}

import { Fragment } from 'react'
import { m } from '../../../paraglide/messages.js'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { useDietConflict } from '../../../entities/menu/diet.ts'
import { SetMealDishCard } from '../../../ui/shop/SetMealDishCard.tsx'
import { heatWords, surcharge } from '../dish-words.ts'
import { MainQuestions } from './MainQuestions.tsx'
import { mainsOf } from './meal-group.ts'
import type { MealGroupProps } from './meal-group-props.ts'
import { blockedText, optionStates } from '../single/option-states.ts'

/** The mains of a group as cards: a tap picks one, then a stepper counts, and under it stands what the main asks. */
export function MealPicks(props: MealGroupProps) {
  const { product, line, book, group, onPick } = props
  const { groupId, mains } = group
  const tall = new Set([...book.products.values()].filter((each) => each.tall).map(({ picture }) => picture))
  const chosen = mainsOf(line, groupId)
  const unsuited = useDietConflict(book)
  const offers = optionStates(product, line, { place: { id: groupId }, offers: mains, chosen, soldOut: book.soldOut, unsuited })
  return (
    <div className="pick">
      {mains.map((main) => {
        const { pid, name, note, picture, price, spice } = main
        const { num = 0, blocked = null, unsuited: doubtful = false } = offers.find((offer) => offer.pid === pid) ?? {}
        return (
          <Fragment key={pid}>
            <SetMealDishCard
              name={name}
              detail={doubtful ? m.food_unsuited() : (note ?? heatWords(spice))}
              surcharge={surcharge(price)}
              picture={{ src: pictureUrl(picture), tall: tall.has(picture) }}
              addLabel={m.food_pick({ name })}
              count={num}
              max={group.max}
              full={blocked !== null}
              unavailable={blockedText(product, blocked)}
              onChange={(count) => onPick(pid, count)}
            />
            <MainQuestions {...props} main={main} />
          </Fragment>
        )
      })}
    </div>
  )
}

import type { ChosenMain, SetMealInnerGroup, SetMealMain } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { useDietConflict } from '../../../entities/menu/diet.ts'
import { Chip } from '../../../ui/forms/choices/Chip.tsx'
import { ChipGroup } from '../../../ui/forms/choices/ChipGroup.tsx'
import { questionId } from '../question-anchor.ts'
import { chooseInner, type InnerPlace } from './choose-inner.ts'
import { surcharge } from '../dish-words.ts'
import { mainsOf } from './meal-group.ts'
import type { MealGroupProps } from './meal-group-props.ts'
import { optionStates, type OptionState } from '../single/option-states.ts'
import { PropertyQuestions } from './PropertyQuestions.tsx'

type MainQuestionsProps = MealGroupProps & { main: SetMealMain }

/** The questions that a picked main asks in its turn, each time it was picked: its size, its flavour, its cup (spec 3.8). */
export function MainQuestions({ main, ...props }: MainQuestionsProps) {
  if (main.groups.length === 0) return null
  const chosen = mainsOf(props.line, props.group.groupId)
  const mine = [...chosen.entries()].filter(([, { pid }]) => pid === main.pid)
  return mine.map(([at, each], ordinal) => {
    const title = mine.length > 1 ? m.food_ordinal({ name: main.name, at: ordinal + 1 }) : main.name
    return <MainAsk key={at} {...props} main={main} chosen={each} at={at} title={title} />
  })
}

type MainAskProps = MealGroupProps & { main: SetMealMain; chosen: ChosenMain; title: string }

function MainAsk({ main, title, ...props }: MainAskProps) {
  return (
    <div className="inq">
      <h3 className="strong">{title}</h3>
      {main.groups.map((inner) => (
        <InnerAsk key={inner.groupId} {...props} main={main} title={title} inner={inner} />
      ))}
    </div>
  )
}

function InnerAsk({ product, line, book, onLine, group, chosen, at, title, inner }: MainAskProps & { inner: SetMealInnerGroup }) {
  const place: InnerPlace = { groupId: group.groupId, main: at, innerId: inner.groupId }
  const unsuited = useDietConflict(book)
  const where = { id: inner.groupId, within: { id: group.groupId, main: at } }
  const given = chosen.groups.filter(({ groupId }) => groupId === inner.groupId).flatMap(({ products }) => products)
  const offers = optionStates(product, line, { place: where, offers: inner.products, chosen: given, soldOut: book.soldOut, unsuited })
  const choose = (pid: string, num: number) => onLine(chooseInner(product, line, { ...place, pid, num }))
  return (
    <div className="inq__ask" id={questionId(where)}>
      <p className="small ink2">{inner.name}</p>
      {inner.max === 1 ? (
        <ChipGroup
          label={`${title}, ${inner.name}`}
          chips={offers.map((offer) => ({
            value: offer.pid,
            label: chipWords(offer),
            disabled: offer.num === 0 && offer.blocked !== null,
          }))}
          value={given[0]?.pid}
          onChange={(pid) => choose(pid, 1)}
        />
      ) : (
        <div role="group" aria-label={`${title}, ${inner.name}`} className="chips">
          {offers.map((offer) => (
            <Chip
              key={offer.pid}
              on={offer.num > 0}
              disabled={offer.num === 0 && offer.blocked !== null}
              onClick={() => choose(offer.pid, offer.num > 0 ? 0 : 1)}
            >
              {chipWords(offer)}
            </Chip>
          ))}
        </div>
      )}
      <PropertyQuestions product={product} line={line} onLine={onLine} inner={inner} place={place} given={given} title={title} />
    </div>
  )
}

function chipWords({ name, price, blocked, unsuited }: OptionState): string {
  if (blocked?.reason === 'soldOut') return m.food_priced({ name, price: m.food_sold_out() })
  if (unsuited) return m.food_priced({ name, price: m.food_unsuited() })
  const extra = surcharge(price)
  return extra ? m.food_priced({ name, price: extra }) : name
}

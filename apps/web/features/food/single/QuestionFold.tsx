import { cents, lineWords, type Requirement } from '@harbour/rules'
import { ChevronDown } from 'lucide-react'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { language } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { surcharge } from '../dish-words.ts'
import { QuestionBadge } from '../QuestionBadge.tsx'
import type { OptionState } from './option-states.ts'

type QuestionFoldProps = {
  requirement: Requirement
  offers: readonly OptionState[]
  /** The id of the question's name. */
  headId: string
  /** The id of what is folded. */
  answersId: string
  open: boolean
  onToggle: () => void
}

/** The head of a question as a row that folds its answers: what was chosen of them, or how many there are and from what price. */
export function QuestionFold({ requirement: { name, note, min, max }, offers, headId, answersId, open, onToggle }: QuestionFoldProps) {
  const count = offers.reduce((sum, { num }) => sum + num, 0)
  return (
    <h2>
      <button type="button" className="req-fold" aria-expanded={open} aria-controls={answersId} onClick={onToggle}>
        <span className="grow">
          <span id={headId}>{name}</span>
          <span className="small ink2">{open ? note : foldWords(offers)}</span>
        </span>
        {!open && (
          <span className="row g1">
            {pictured(offers).map((picture) => (
              <img key={picture} src={pictureUrl(picture, 80)} alt="" />
            ))}
          </span>
        )}
        <QuestionBadge count={count} min={min} max={max} />
        <Icon of={ChevronDown} size={20} className="ink3" />
      </button>
    </h2>
  )
}

/** The pictures of the first three that were chosen, or of all. */
function pictured(offers: readonly OptionState[]): string[] {
  const chosen = offers.filter(({ num }) => num > 0)
  return (chosen.length > 0 ? chosen : offers).flatMap(({ picture }) => picture ?? []).slice(0, 3)
}

/** "Extra cheese × 2, Sweetcorn", or "Choice of 14, from +$10" of those that can be had. */
function foldWords(offers: readonly OptionState[]): string {
  const chosen = offers.flatMap(({ name, num }) => (num > 0 ? [{ name, num, inside: [] }] : []))
  if (chosen.length > 0) return lineWords(chosen, language())
  const had = offers.filter(({ blocked }) => blocked?.reason !== 'soldOut')
  if (had.length === 0) return m.food_sold_out()
  const price = surcharge(cents(Math.min(...had.map((offer) => offer.price))))
  return price === undefined ? m.food_choice_of({ count: had.length }) : m.food_choice_from({ count: had.length, price })
}

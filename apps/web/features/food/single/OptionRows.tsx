import { useId } from 'react'
import { m } from '../../../paraglide/messages.js'
import { OptionGroup } from '../../../ui/forms/choices/OptionGroup.tsx'
import { OptionRow } from '../../../ui/forms/choices/OptionRow.tsx'
import type { AnswersProps } from '../answers.ts'
import { surcharge } from '../dish-words.ts'
import { blockedText, type OptionState } from './option-states.ts'

/** Answers one under the other: radios for one of them, checks for several or none. */
export function OptionRows({ product, offers, labelledBy, onChoose, many }: AnswersProps & { many: boolean }) {
  const name = useId()
  return (
    <OptionGroup labelledBy={labelledBy} many={many}>
      {offers.map((offer) => (
        <OptionRow
          key={offer.pid}
          type={many ? 'checkbox' : 'radio'}
          name={name}
          label={offer.name}
          detail={
            offer.blocked?.reason === 'excluded' ? blockedText(product, offer.blocked) : offer.unsuited ? m.food_unsuited() : offer.note
          }
          end={<Extra offer={offer} many={many} />}
          soldOut={offer.blocked?.reason === 'soldOut' ? blockedText(product, offer.blocked) : undefined}
          checked={offer.num > 0}
          disabled={offer.num === 0 && offer.blocked !== null}
          onChange={(event) => onChoose(offer.pid, event.currentTarget.checked ? 1 : 0)}
        />
      ))}
    </OptionGroup>
  )
}

function Extra({ offer: { price }, many }: { offer: OptionState; many: boolean }) {
  const extra = surcharge(price)
  if (extra !== undefined) return extra
  return many ? null : <span className="small ink2">{m.food_included()}</span>
}

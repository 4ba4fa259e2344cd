import type { Product } from '@harbour/rules'
import { useState } from 'react'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { m } from '../../../paraglide/messages.js'
import { AddButton } from '../../../ui/shop/AddButton.tsx'
import { Check } from '../../../ui/forms/choices/Check.tsx'
import { Stepper } from '../../../ui/forms/choices/Stepper.tsx'
import type { AnswersProps } from '../answers.ts'
import { surcharge } from '../dish-words.ts'
import { optionWarning, type OptionState } from './option-states.ts'

/** Toppings and dips one under the other, each as often as it may be: what can be had once is ticked. */
export function OptionCounters({ product, offers, labelledBy, onChoose }: AnswersProps) {
  return (
    <ul aria-labelledby={labelledBy} className="opt-rows">
      {offers.map((offer) => {
        const words = (
          <>
            {offer.picture && <img src={pictureUrl(offer.picture, 80)} alt="" />}
            <span className="grow">
              <b className="strong">{offer.name}</b>
              <span className="small ink2">{toppingWords(product, offer)}</span>
            </span>
          </>
        )
        return (
          <li key={offer.pid} className="opt-row">
            {offer.most > 1 ? (
              <>
                {words}
                <OptionCounter offer={offer} onChoose={onChoose} />
              </>
            ) : (
              <label className="opt-row__tick">
                {words}
                <Check
                  checked={offer.num > 0}
                  disabled={offer.num === 0 && offer.blocked !== null}
                  onChange={({ currentTarget }) => onChoose(offer.pid, currentTarget.checked ? 1 : 0)}
                />
              </label>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Words for what it costs, and what speaks against it. */
function toppingWords(product: Product, offer: OptionState): string {
  const price = surcharge(offer.price) ?? m.food_included()
  const doubt = optionWarning(product, offer)
  if (doubt === undefined) return price
  return offer.blocked === null ? `${price} · ${doubt}` : doubt
}

/** A plus, then a stepper; each takes the focus from the other, so that a keyboard is never left nowhere. */
function OptionCounter({ offer: { pid, name, num, blocked }, onChoose }: { offer: OptionState; onChoose: AnswersProps['onChoose'] }) {
  const [touched, setTouched] = useState(false)
  const choose = (count: number) => {
    setTouched(true)
    onChoose(pid, count)
  }
  if (num === 0)
    return <AddButton soft label={m.food_add_option({ name })} disabled={blocked !== null} onClick={() => choose(1)} autoFocus={touched} />
  return <Stepper name={name} value={num} min={0} max={blocked === null ? num + 1 : num} onChange={choose} autoFocus={touched} />
}

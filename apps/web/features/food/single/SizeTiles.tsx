import { addCents, formatPrice } from '@harbour/rules'
import { useId } from 'react'
import { OptionGroup } from '../../../ui/forms/choices/OptionGroup.tsx'
import { OptionTile } from '../../../ui/forms/choices/OptionTile.tsx'
import type { AnswersProps } from '../answers.ts'
import { optionWarning } from './option-states.ts'

/** The sizes of a dish side by side, each with what the dish then costs. */
export function SizeTiles({ product, offers, labelledBy, onChoose, drawn }: AnswersProps & { drawn: boolean }) {
  const name = useId()
  return (
    <OptionGroup labelledBy={labelledBy} columns={offers.length > 2 ? 3 : 2} className="sizes">
      {offers.map((offer, at) => (
        <OptionTile
          key={offer.pid}
          name={name}
          picture={drawn && <SizeDrawing size={30 + 10 * Math.min(at, 2)} />}
          label={offer.name}
          detail={optionWarning(product, offer) ?? formatPrice(addCents(product.price, offer.price))}
          checked={offer.num > 0}
          disabled={offer.num === 0 && offer.blocked !== null}
          onChange={() => onChoose(offer.pid, 1)}
        />
      ))}
    </OptionGroup>
  )
}

/** A pizza from above, as large as its size is to the others. */
function SizeDrawing({ size }: { size: number }) {
  return (
    <span className="size">
      <svg width={size} height={size} viewBox="0 0 40 40" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="20" cy="20" r="18" strokeWidth="2.4" />
        <path d="M20 2v36M2 20h36M7.3 7.3l25.4 25.4M32.7 7.3 7.3 32.7" strokeWidth="1.2" opacity=".5" />
      </svg>
    </span>
  )
}

import { type ReactNode, useState } from 'react'
import { AddButton } from './AddButton.tsx'
import { classes } from '../classes.ts'
import { ProductImage, type ProductImageProps } from './ProductImage.tsx'
import { Stepper } from '../forms/choices/Stepper.tsx'
import './SetMealDishCard.css'

export type SetMealDishCardProps = {
  name: string
  detail?: ReactNode
  /** "+$6". */
  surcharge?: ReactNode
  picture: Pick<ProductImageProps, 'src' | 'tall'>
  /** The number that is picked; the card is on from 1. */
  count: number
  max?: number
  onChange: (count: number) => void
  /** The words of the plus: "Choose honey wings". */
  addLabel: string
  /** The reason why it cannot be had: "Sold out today". Stands on the picture. */
  unavailable?: ReactNode
  /** The group is full: no more of any. */
  full?: boolean
}

/** One dish of a set meal's group. Off, a press anywhere on it picks one; on, the stepper takes over. */
export function SetMealDishCard({
  name,
  detail,
  surcharge,
  picture,
  count,
  max = 99,
  onChange,
  addLabel,
  unavailable,
  full,
}: SetMealDishCardProps) {
  const [first] = useState(count)
  return (
    <article className={classes('pk', count > 0 && 'is-on', unavailable != null && 'is-off')}>
      <ProductImage {...picture} size={150} flag={unavailable} />
      <b className="strong">{name}</b>
      <span className="cap ink2">
        {detail} {surcharge != null && <span className="red">{surcharge}</span>}
      </span>
      {unavailable == null && count === 0 && <AddButton label={addLabel} disabled={full} onClick={() => onChange(1)} />}
      {unavailable == null && count > 0 && (
        <Stepper name={name} value={count} min={0} max={full ? count : max} onChange={onChange} autoFocus={first === 0} />
      )}
    </article>
  )
}

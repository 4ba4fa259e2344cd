import type { ComponentProps, ReactNode } from 'react'
import { Check } from './Check.tsx'
import { Radio } from './Radio.tsx'
import './Option.css'

export type OptionTileProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  type?: 'radio' | 'checkbox'
  /** A drawing or a `ProductImage`. */
  picture?: ReactNode
  label: ReactNode
  detail?: ReactNode
  badge?: ReactNode
  /** Shows the radio or the check under the words; without it the frame alone tells what is chosen. */
  marked?: boolean
}

export function OptionTile({ type = 'radio', picture, label, detail, badge, marked, ...input }: OptionTileProps) {
  const Mark = type === 'radio' ? Radio : Check
  return (
    <label className="opt opt--tile">
      {!marked && <input {...input} type={type} className="cover" />}
      {picture}
      <b className="smallb">{label}</b>
      {detail != null && <span className="cap opt__detail">{detail}</span>}
      {marked && <Mark {...input} />}
      {badge}
    </label>
  )
}

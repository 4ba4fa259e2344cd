import type { ComponentProps, ReactNode } from 'react'
import { Badge } from '../../Badge.tsx'
import { Check } from './Check.tsx'
import { Radio } from './Radio.tsx'
import './Option.css'

export type OptionRowProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  type?: 'radio' | 'checkbox'
  label: ReactNode
  detail?: ReactNode
  /** At the far side: "+$22", an icon. */
  end?: ReactNode
  /** The word that says it cannot be had: "Sold out". */
  soldOut?: ReactNode
}

/** One answer of a question, as wide as the card. `name` ties the radios of a question together. */
export function OptionRow({ type = 'radio', label, detail, end, soldOut, disabled, ...input }: OptionRowProps) {
  const Mark = type === 'radio' ? Radio : Check
  return (
    <label className="opt">
      <Mark {...input} disabled={disabled || soldOut != null} />
      <span className="opt__words">
        <b className="strong">{label}</b>
        {detail != null && <span className="small ink2">{detail}</span>}
      </span>
      {soldOut != null ? <Badge>{soldOut}</Badge> : end != null && <span className="opt__end">{end}</span>}
    </label>
  )
}

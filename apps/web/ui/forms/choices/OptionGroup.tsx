import type { ReactNode } from 'react'
import { classes } from '../../classes.ts'
import './Option.css'

export type OptionGroupProps = {
  /** The question; or the id of the heading that asks it. */
  label?: string
  labelledBy?: string
  /** Radios answer once, checks as often as they like. */
  many?: boolean
  columns?: 1 | 2 | 3
  className?: string
  children: ReactNode
}

export function OptionGroup({ label, labelledBy, many, columns = 1, className, children }: OptionGroupProps) {
  return (
    <div
      role={many ? 'group' : 'radiogroup'}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classes('opt-grid', columns > 1 && `opt-grid--${columns}`, className)}
    >
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import './SetMealProgress.css'

export type SetMealPart = { label: ReactNode; picked: number; of: number }
export type SetMealProgressProps = {
  parts: readonly SetMealPart[]
  /** The part that is open now. */
  at?: number
  className?: string
}

export function SetMealProgress({ parts, at, className }: SetMealProgressProps) {
  return (
    <ol className={classes('smb__bar', className)}>
      {parts.map(({ label, picked, of }, index) => (
        <li
          key={index}
          className={index === at ? 'is-now' : picked >= of ? 'is-done' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {label}{' '}
          <span className="num">
            {picked}/{of}
          </span>
        </li>
      ))}
    </ol>
  )
}

import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { classes } from '../classes.ts'
import type { IconComponent } from '../../lib/icon-component.ts'
import { Icon } from '../Icon.tsx'
import './TrackSteps.css'

export type TrackStep = { label: ReactNode; icon: IconComponent }
export type TrackStepsProps = {
  steps: readonly TrackStep[]
  /** The step that is going on; all before it are done, and with `steps.length` every one is. */
  at: number
  className?: string
}

export function TrackSteps({ steps, at, className }: TrackStepsProps) {
  return (
    <ol className={classes('track', className)}>
      {steps.map(({ label, icon }, index) => (
        <li
          key={index}
          className={index < at ? 'is-done' : index === at ? 'is-now' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className="track__dot">
            <Icon of={index < at ? Check : icon} size={16} />
          </span>
          <span>
            {index < at && <span className="sr">{m.ui_step_done()}</span>}
            {label}
          </span>
        </li>
      ))}
    </ol>
  )
}

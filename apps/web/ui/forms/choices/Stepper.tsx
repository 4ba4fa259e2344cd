import { Minus, Plus, Trash2 } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { classes } from '../../classes.ts'
import type { IconComponent } from '../../../lib/icon-component.ts'
import { Icon } from '../../Icon.tsx'
import './Stepper.css'

export type StepperProps = {
  /** The name of what is counted; the buttons say it: "One more garlic bread". */
  name: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  /** At 1 the minus becomes a bin, and pressing it gives 0. */
  bin?: boolean
  large?: boolean
  /** Takes the focus when it replaces the button that was just pressed. */
  autoFocus?: boolean
  className?: string
}

export function Stepper({ name, value, onChange, min = 1, max = 99, bin, large, autoFocus, className }: StepperProps) {
  const removes = bin && value <= 1
  const floor = bin ? 0 : min
  return (
    <div role="group" aria-label={name} className={classes('stepper', large && 'stepper--lg', className)}>
      <StepButton
        label={removes ? m.ui_remove({ name }) : m.ui_decrease({ name })}
        icon={removes ? Trash2 : Minus}
        off={value <= floor}
        onPress={() => onChange(value - 1)}
      />
      <b aria-live="polite">{value}</b>
      <StepButton
        label={m.ui_increase({ name })}
        icon={Plus}
        off={value >= max}
        onPress={() => onChange(value + 1)}
        autoFocus={autoFocus}
      />
    </div>
  )
}

type StepButtonProps = { label: string; icon: IconComponent; off: boolean; onPress: () => void; autoFocus?: boolean }

/** A button that stays in the tab order at its end: a press that reaches the end must not throw the focus away. */
function StepButton({ label, icon, off, onPress, autoFocus }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      className={off ? 'is-off' : undefined}
      onClick={off ? undefined : onPress}
      autoFocus={autoFocus}
    >
      <Icon of={icon} size={16} />
    </button>
  )
}

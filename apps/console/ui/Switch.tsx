import { classes } from '../lib/classes.ts'
import './Switch.css'

type SwitchProps = { on: boolean; label: string; disabled?: boolean; onSwitch: () => void }

/** On or off, at a tap. */
export function Switch({ on, label, disabled, onSwitch }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      disabled={disabled}
      className={classes('ksw', on && 'is-on')}
      onClick={onSwitch}
    />
  )
}

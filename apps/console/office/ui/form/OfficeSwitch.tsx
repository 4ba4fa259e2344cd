import { classes } from '../../../lib/classes.ts'
import './OfficeSwitch.css'

type OfficeSwitchProps = { on: boolean; label: string; disabled?: boolean; onSwitch: (on: boolean) => void }

/** On or off, at a click. */
export function OfficeSwitch({ on, label, disabled, onSwitch }: OfficeSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      disabled={disabled}
      className={classes('osw', on && 'is-on')}
      onClick={() => onSwitch(!on)}
    />
  )
}

import { type MouseEvent, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { Pressable, type PressableProps } from './Pressable.tsx'
import './Button.css'

export type ButtonProps = PressableProps & {
  variant?: 'primary' | 'brand' | 'secondary' | 'tint' | 'ghost' | 'danger'
  small?: boolean
  block?: boolean
  /** Stands at the far end of the button: "Pay by card   $201". */
  amount?: ReactNode
  /** Shows a spinner left of the label and takes no press. */
  loading?: boolean
  disabled?: boolean
  /** The reason why it cannot be used: shown below it and read out with it. */
  reason?: ReactNode
}

/** Unusable buttons stay in the tab order, so that everybody can come to the reason. */
export function Button({
  variant = 'primary',
  small,
  block,
  amount,
  loading,
  disabled,
  reason,
  className,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const off = disabled || loading
  const button = (
    <Pressable
      {...rest}
      {...(off && { onClick: refusePress, 'aria-disabled': true })}
      {...(loading && { 'aria-busy': true })}
      {...(reason != null && { 'aria-describedby': reasonId })}
      className={classes('btn', `btn--${variant}`, small && 'btn--sm', block && 'btn--block', amount != null && 'btn--split', className)}
    >
      {loading && <span className="btn__spin" />}
      {amount == null ? children : <span className="grow">{children}</span>}
      {amount != null && <span>{amount}</span>}
    </Pressable>
  )
  if (reason == null) return button
  return (
    <div className={classes('btn-why', block && 'btn-why--block')}>
      {button}
      <p id={reasonId}>{reason}</p>
    </div>
  )
}

function refusePress(event: MouseEvent) {
  event.preventDefault()
}

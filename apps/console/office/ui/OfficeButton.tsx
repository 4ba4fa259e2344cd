import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../../lib/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import './OfficeButton.css'

export type OfficeButtonProps = ComponentProps<'button'> & {
  /** `go` acts, and stands once on a page. */
  look?: 'go' | 'brand' | 'line' | 'tint' | 'ghost' | 'danger' | 'dark'
  icon?: LucideIcon
  small?: boolean
  /** Its work is on its way: it can be pressed again afterwards. */
  pending?: boolean
  children?: ReactNode
}

/** A button of the office. One without words names itself by `aria-label`. */
export function OfficeButton({
  look = 'line',
  icon,
  small,
  pending,
  className,
  children,
  type = 'button',
  disabled,
  ...rest
}: OfficeButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={classes('ob', `ob--${look}`, small && 'ob--sm', !children && 'ob--ic', className)}
    >
      {icon && <Icon of={icon} size={16} />}
      {children}
    </button>
  )
}

import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../lib/classes.ts'
import { Icon } from './Icon.tsx'
import './TabletButton.css'

type TabletButtonProps = ComponentProps<'button'> & {
  look?: 'go' | 'accept' | 'line' | 'tint' | 'danger' | 'solid-danger' | 'white'
  icon?: LucideIcon
  large?: boolean
  block?: boolean
  children: ReactNode
}

/** A button for a thumb at a counter: 56 px high at least. One that is disabled is left focusable where `aria-disabled` says why. */
export function TabletButton({ look = 'line', icon, large, block, className, children, type = 'button', ...rest }: TabletButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classes('kb', `kb--${look}`, large && 'kb--lg', block && 'kb--block', className)}
    >
      {icon && <Icon of={icon} size={22} />}
      {children}
    </button>
  )
}

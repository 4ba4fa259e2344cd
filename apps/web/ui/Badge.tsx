import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import type { IconComponent } from '../lib/icon-component.ts'
import { Icon } from './Icon.tsx'
import './Badge.css'

export type BadgeProps = {
  tone?: 'ok' | 'warn' | 'error' | 'info' | 'deal' | 'reward' | 'brand' | 'hot' | 'dark'
  /** A status is never told by colour alone: give it an icon, or a dot. */
  icon?: IconComponent
  dot?: boolean
  className?: string
  children: ReactNode
}

export function Badge({ tone, icon, dot, className, children }: BadgeProps) {
  return (
    <span className={classes('badge', tone && `badge--${tone}`, className)}>
      {icon && <Icon of={icon} size={14} />}
      {dot && <span className="badge__dot" />}
      {children}
    </span>
  )
}

import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import type { IconComponent } from '../lib/icon-component.ts'
import { Icon } from './Icon.tsx'
import './Banner.css'

export type BannerProps = {
  tone?: 'info' | 'warn' | 'error'
  icon: IconComponent
  /** Rounded, inside a card or a sheet; otherwise it runs from edge to edge. */
  note?: boolean
  /** Comes and goes while the guest looks on: read out when it comes. */
  live?: boolean
  /** A button or a link at the far side. */
  end?: ReactNode
  children: ReactNode
}

export function Banner({ tone = 'info', icon, note, live, end, children }: BannerProps) {
  return (
    <div className={classes('banner', `banner--${tone}`, note && 'banner--note')} role={live ? 'status' : undefined}>
      <Icon of={icon} size={20} />
      <div className="grow">{children}</div>
      {end}
    </div>
  )
}

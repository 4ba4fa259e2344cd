import type { IconComponent } from '../lib/icon-component.ts'
import { classes } from './classes.ts'
import './Icon.css'

type IconProps = { of: IconComponent; size?: 14 | 16 | 18 | 20 | 22 | 24 | 28; className?: string }

export function Icon({ of: Of, size = 22, className }: IconProps) {
  return <Of size={size} strokeWidth={1.9} className={classes('i', className)} />
}

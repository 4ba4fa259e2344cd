import type { LucideIcon } from 'lucide-react'
import { classes } from '../lib/classes.ts'
import './Icon.css'

type IconProps = { of: LucideIcon; size?: 16 | 18 | 20 | 22 | 24 | 28 | 44; className?: string }

/** A drawing beside words; nothing to whoever hears the page. */
export function Icon({ of: Of, size = 22, className }: IconProps) {
  return <Of aria-hidden size={size} strokeWidth={1.9} className={classes('i', className)} />
}

import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import './Icon.css'

/** A drawing in the line of the house: an icon of lucide-react, or one of our own with the same props. */
export type Drawing = (props: { size?: number; strokeWidth?: number; className?: string }) => ReactNode

type IconProps = { of: Drawing; size?: 14 | 16 | 18 | 20 | 22 | 24 | 28; className?: string }

export function Icon({ of: Of, size = 22, className }: IconProps) {
  return <Of size={size} strokeWidth={1.9} className={classes('i', className)} />
}

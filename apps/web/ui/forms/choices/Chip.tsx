import type { ComponentProps } from 'react'
import { classes } from '../../classes.ts'
import './Chip.css'

export type ChipProps = ComponentProps<'button'> & {
  /** Given: the chip is a filter that is on or off. Left out: it is a shortcut that does something once. */
  on?: boolean
}

export function Chip({ on, className, ...rest }: ChipProps) {
  return <button type="button" {...rest} aria-pressed={on} className={classes('chip', className)} />
}

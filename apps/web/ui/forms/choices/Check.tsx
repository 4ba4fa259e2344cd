import type { ComponentProps } from 'react'
import { classes } from '../../classes.ts'
import './Check.css'

export type CheckProps = Omit<ComponentProps<'input'>, 'type'>

export function Check({ className, ...rest }: CheckProps) {
  return <input {...rest} type="checkbox" className={classes('check', className)} />
}

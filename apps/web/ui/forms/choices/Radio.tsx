import type { ComponentProps } from 'react'
import { classes } from '../../classes.ts'
import './Radio.css'

export type RadioProps = Omit<ComponentProps<'input'>, 'type'>

export function Radio({ className, ...rest }: RadioProps) {
  return <input {...rest} type="radio" className={classes('radio', className)} />
}

import type { ComponentProps } from 'react'
import { classes } from '../../classes.ts'
import './Switch.css'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'>

/** Takes effect at once; name it with `aria-label`, `aria-labelledby` or a label around it. */
export function Switch({ className, ...rest }: SwitchProps) {
  return <input {...rest} type="checkbox" role="switch" className={classes('switch', className)} />
}

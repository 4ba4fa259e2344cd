import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../lib/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import './Pill.css'

export type PillLook = 'plain' | 'ok' | 'warn' | 'err' | 'info' | 'draft' | 'late' | 'rew'

/** A state in a word, with its sign. */
export function Pill({ look = 'plain', icon, children }: { look?: PillLook; icon?: LucideIcon; children: ReactNode }) {
  return (
    <span className={classes('pill', `pill--${look}`)}>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </span>
  )
}

import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../lib/classes.ts'
import { Icon } from './Icon.tsx'
import './Note.css'

type NoteProps = { icon?: LucideIcon; large?: boolean; children: ReactNode }

/** A sentence on a quiet ground, beside what it belongs to. */
export function Note({ icon, large = false, children }: NoteProps) {
  return (
    <p className={classes('nte', large && 'nte--lg')}>
      {icon && <Icon of={icon} size={20} />}
      <span>{children}</span>
    </p>
  )
}

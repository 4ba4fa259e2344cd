import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../lib/classes.ts'
import './Chip.css'
import { Icon } from './Icon.tsx'

type ChipProps = { on?: boolean; icon?: LucideIcon; disabled?: boolean; onChoose: () => void; children: ReactNode }

/** One of several choices, of a thumb's size. */
export function Chip({ on = false, icon, disabled, onChoose, children }: ChipProps) {
  return (
    <button type="button" aria-pressed={on} disabled={disabled} className={classes('kchip', on && 'is-on')} onClick={onChoose}>
      {icon && <Icon of={icon} size={22} />}
      {children}
    </button>
  )
}

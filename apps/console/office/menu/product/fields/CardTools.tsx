import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { OfficeButton } from '../../../ui/OfficeButton.tsx'
import { useReadOnly } from './read-only.ts'

type CardToolsProps = { name: string; isOpen: boolean; moves: ReactNode; onToggle: () => void; onRemove: () => void }

/** The tools in the head of a group's card: it is moved, removed, opened and closed. */
export function CardTools({ name, isOpen, moves, onToggle, onRemove }: CardToolsProps) {
  const disabled = useReadOnly()
  return (
    <>
      {moves}
      <OfficeButton small look="ghost" icon={Trash2} disabled={disabled} aria-label={m.menu_remove_of({ name })} onClick={onRemove} />
      <OfficeButton
        small
        look="ghost"
        icon={isOpen ? ChevronUp : ChevronDown}
        aria-expanded={isOpen}
        aria-label={m.menu_open_of({ name })}
        onClick={onToggle}
      />
    </>
  )
}

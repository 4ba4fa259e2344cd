import { Ellipsis, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { OfficeButton } from '../../../ui/OfficeButton.tsx'
import { useReadOnly } from './read-only.ts'

type DetailToolsProps = { name: string; isOpen: boolean; moves: ReactNode; onToggle: () => void; onRemove: () => void }

/** The tools of an option or a dish in its row: it is moved, its details are shown, it is removed. */
export function DetailTools({ name, isOpen, moves, onToggle, onRemove }: DetailToolsProps) {
  const disabled = useReadOnly()
  return (
    <>
      {moves}
      <OfficeButton small look="ghost" icon={Ellipsis} aria-expanded={isOpen} aria-label={m.menu_open_of({ name })} onClick={onToggle} />
      <OfficeButton small look="ghost" icon={Trash2} disabled={disabled} aria-label={m.menu_remove_of({ name })} onClick={onRemove} />
    </>
  )
}

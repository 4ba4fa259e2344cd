import { ArrowDown, ArrowUp } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { OfficeButton } from '../../ui/OfficeButton.tsx'

type MoveButtonsProps = { name: string; first: boolean; last: boolean; disabled: boolean; onMove: (by: 1 | -1) => void }

/** The buttons by which a part of a list goes up and down. */
export function MoveButtons({ name, first, last, disabled, onMove }: MoveButtonsProps) {
  return (
    <>
      <OfficeButton
        small
        look="ghost"
        icon={ArrowUp}
        disabled={disabled || first}
        aria-label={m.menu_sort_up({ name })}
        onClick={() => onMove(-1)}
      />
      <OfficeButton
        small
        look="ghost"
        icon={ArrowDown}
        disabled={disabled || last}
        aria-label={m.menu_sort_down({ name })}
        onClick={() => onMove(1)}
      />
    </>
  )
}

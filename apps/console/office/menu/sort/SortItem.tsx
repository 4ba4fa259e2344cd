import { useSortable } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../../lib/classes.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { MoveButtons } from './MoveButtons.tsx'

/** The handle by which a part is dragged, and the buttons by which it goes up and down. */
export type SortTools = { handle: ReactNode; moves: ReactNode }

type SortItemProps = {
  item: { id: string; name: string }
  at: number
  last: boolean
  disabled: boolean
  onMove: (from: number, to: number) => void
  children: (tools: SortTools) => ReactNode
}

/** A part of a list that can be moved. */
export function SortItem({ item: { id, name }, at, last, disabled, onMove, children }: SortItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id, disabled })
  const style = transform
    ? { transform: `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)`, transition }
    : undefined
  const handle = (
    <button
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      type="button"
      className="msort__grip"
      disabled={disabled}
      aria-label={m.menu_sort_move({ name })}
    >
      <Icon of={GripVertical} size={16} />
    </button>
  )
  const moves = (
    <span className="msort__moves">
      <MoveButtons name={name} first={at === 0} last={last} disabled={disabled} onMove={(by) => onMove(at, at + by)} />
    </span>
  )
  return (
    <li ref={setNodeRef} style={style} className={classes('msort__item', isDragging && 'is-dragged')}>
      {children({ handle, moves })}
    </li>
  )
}

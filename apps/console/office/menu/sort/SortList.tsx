import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy, rectSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { SortItem, type SortTools } from './SortItem.tsx'
import './SortList.css'

export type Sorted = { id: string; name: string }

type SortListProps = {
  /** The name of the list, for whoever hears the page. */
  label: string
  items: readonly Sorted[]
  /** Its parts stand beside one another. */
  grid?: boolean
  disabled?: boolean
  onMove: (from: number, to: number) => void
  children: (at: number, tools: SortTools) => ReactNode
}

/** A list that is put in order: by dragging, by the keyboard (space takes a part up and lets it go, arrows move it), and by buttons up and down. */
export function SortList({ label, items, grid = false, disabled = false, onMove, children }: SortListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: unknown) => items.findIndex((item) => item.id === id)
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active.id), placeOf(over?.id)]
    if (from !== to && from >= 0 && to >= 0) onMove(from, to)
  }
  const nameOf = (id: unknown) => items[placeOf(id)]?.name ?? ''
  const announcements = {
    onDragStart: ({ active }: Pick<DragEndEvent, 'active'>) => m.menu_sort_taken({ name: nameOf(active.id) }),
    onDragOver: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
      m.menu_sort_at({ name: nameOf(active.id), place: placeOf(over?.id) + 1, of: items.length }),
    onDragEnd: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
      m.menu_sort_at({ name: nameOf(active.id), place: placeOf(over?.id) + 1, of: items.length }),
    onDragCancel: ({ active }: Pick<DragEndEvent, 'active'>) => m.menu_sort_left({ name: nameOf(active.id) }),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: m.menu_sort_how() } }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={grid ? rectSortingStrategy : verticalListSortingStrategy}>
        <ol className={grid ? 'msort msort--grid' : 'msort'} aria-label={label}>
          {items.map((item, at) => (
            <SortItem key={item.id} item={item} at={at} last={at === items.length - 1} disabled={disabled} onMove={onMove}>
              {(tools) => children(at, tools)}
            </SortItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

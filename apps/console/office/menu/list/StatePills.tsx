import { Ban, CircleCheck, Clock, Pencil, TriangleAlert } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { Pill } from '../../ui/Pill.tsx'
import { fieldWords } from '../../words/field-words.ts'
import type { MenuRow } from './menu-rows.ts'

/** The states of a product: what a draft changes of it, what has run out, what is wrong. */
export function StatePills({ row: { changes, outAt, partOut, served, faults, category } }: { row: MenuRow }) {
  const calm = changes?.length === 0 && outAt === 0 && !partOut && served && faults === 0 && category
  return (
    <span className="mlist__states">
      {changes === undefined && (
        <Pill look="draft" icon={Pencil}>
          {m.menu_state_new()}
        </Pill>
      )}
      {changes && changes.length > 0 && (
        <Pill look="draft" icon={Pencil}>
          {changes.length === 1
            ? m.menu_state_draft_one({ what: fieldWords(changes[0] ?? '') })
            : m.menu_state_draft({ changes: changes.length })}
        </Pill>
      )}
      {faults > 0 && (
        <Pill look="warn" icon={TriangleAlert}>
          {m.menu_state_faults({ count: faults })}
        </Pill>
      )}
      {!category && (
        <Pill look="warn" icon={TriangleAlert}>
          {m.menu_state_no_category()}
        </Pill>
      )}
      {outAt > 0 && (
        <Pill look="err" icon={Ban}>
          {m.menu_state_out({ shops: outAt })}
        </Pill>
      )}
      {outAt === 0 && partOut && (
        <Pill look="warn" icon={TriangleAlert}>
          {m.menu_state_part_out()}
        </Pill>
      )}
      {!served && <Pill icon={Clock}>{m.menu_state_not_now()}</Pill>}
      {calm && (
        <Pill look="ok" icon={CircleCheck}>
          {m.menu_state_live()}
        </Pill>
      )}
    </span>
  )
}

import { HardDrive, MessageSquareText, TriangleAlert, UserCheck } from 'lucide-react'
import { classes } from '../../lib/classes.ts'
import { timeOfDay } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { Note } from '../../ui/Note.tsx'
import { allergenNames } from '../../words/allergen-names.ts'
import './OrderNotes.css'
import type { BoardOrder } from './queued-step.ts'
import type { ShopOrder } from './shop-order.ts'

type NoteProps = { order: ShopOrder; large?: boolean }

/** The allergy that a guest speaks of, in their words, with what the menu knows of it. Never folded away. */
export function AllergyStrip({ order: { allergy }, large }: NoteProps) {
  if (!allergy) return null
  return (
    <p className={classes('alg', large && 'alg--lg', allergy.clashes && 'is-clash')}>
      <Icon of={TriangleAlert} size={20} />
      <span>
        {allergy.allergens.length > 0 && <b>{m.order_allergy_to({ what: allergenNames(allergy.allergens) })}</b>}
        <q>{allergy.text}</q>
        {allergy.clashes && <strong>{m.order_allergy_clash()}</strong>}
      </span>
    </p>
  )
}

/** The wish of the guest to whoever brings it, and how it is handed over where that is not by hand; an allergy is told once. */
export function RequestNote({ order: { request, handover, quarantined, allergy }, large }: NoteProps) {
  const said = [
    handover === 'door' && m.order_to_door(),
    handover === 'locker' && m.order_to_locker(),
    quarantined && m.order_quarantined(),
    request && request !== allergy?.text && m.order_quoted({ words: request }),
  ].filter(Boolean)
  if (said.length === 0) return null
  return (
    <Note icon={MessageSquareText} large={large}>
      {said.join(' · ')}
    </Note>
  )
}

/** A step that waits on this tablet until the gateway has confirmed it. */
export function UnsentNote({ order: { unsent } }: { order: BoardOrder }) {
  if (unsent === null) return null
  return (
    <p className="unsent">
      <Icon of={HardDrive} size={18} />
      {m.order_unsent({ time: timeOfDay(unsent) })}
    </p>
  )
}

/** The name of who accepted it. */
export function AcceptedBy({ order: { acceptedBy } }: { order: ShopOrder }) {
  if (!acceptedBy) return null
  return (
    <span className="by">
      <Icon of={UserCheck} size={16} />
      <span className="visually-hidden">{m.order_accepted_by()}</span>
      {acceptedBy}
    </span>
  )
}

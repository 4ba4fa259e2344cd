import { m } from '../../../paraglide/messages.js'
import { DraftMark } from '../../catalogue/DraftMark.tsx'
import { Pill } from '../../ui/Pill.tsx'

/** The state of an offer that is edited: not saved yet, or in the draft, with the way to publishing it. */
export function OfferMark({ dirty, changed }: { dirty: boolean; changed: boolean }) {
  return (
    <>
      {(dirty || changed) && <Pill look="draft">{dirty ? m.offers_unsaved() : m.offers_state_draft()}</Pill>}
      <DraftMark />
    </>
  )
}

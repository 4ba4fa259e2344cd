import { m } from '../../../paraglide/messages.js'
import { Callout } from '../../ui/Callout.tsx'

/** Says that an answer was lost, and that the same may be asked again: it is done once. */
export function UnsureNote() {
  return (
    <div role="alert">
      <Callout look="warn">{m.support_unsure()}</Callout>
    </div>
  )
}

import { Check } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Badge } from '../../ui/Badge.tsx'

/** Says that somebody delivers to a place. Until it is known its room is kept, so that no word moves when it comes. */
export function DeliveryAvailable({ known }: { known: boolean }) {
  return (
    <span className={known ? undefined : 'place__later'} aria-hidden={!known}>
      <Badge tone="ok" icon={Check}>
        {m.address_delivers()}
      </Badge>
    </span>
  )
}

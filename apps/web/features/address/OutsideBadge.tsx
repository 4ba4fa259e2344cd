import { CircleX } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Badge } from '../../ui/Badge.tsx'

/** Marks a place that nobody delivers to. */
export function OutsideBadge() {
  return (
    <Badge tone="warn" icon={CircleX}>
      {m.address_outside()}
    </Badge>
  )
}

import { MapPin } from 'lucide-react'
import { Icon } from '../../../ui/Icon.tsx'
import '../../../ui/ListRow.css'

/** The red pin before the place that an order goes to. */
export function Pin() {
  return (
    <span className="lrow__ic pin">
      <Icon of={MapPin} />
    </span>
  )
}

import { formatPrice, type Cents } from '@harbour/rules'
import { TicketPercent } from 'lucide-react'
import { Icon } from '../../../ui/Icon.tsx'

/** A reward without a picture: what it is worth; a ticket where that was not said, as in what a phone kept before. */
export function RewardCash({ amount }: { amount: Cents | null | undefined }) {
  return (
    <span className="rw__cash" aria-hidden="true">
      {amount ? formatPrice(amount) : <Icon of={TicketPercent} size={28} />}
    </span>
  )
}

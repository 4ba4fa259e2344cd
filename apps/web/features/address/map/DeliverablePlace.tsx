import type { ReactNode } from 'react'
import type { useQuery } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { DeliveryAvailable } from '../DeliveryAvailable.tsx'
import { isOutside } from '../delivery-query.ts'
import type { PickedPlace } from '../form/address-draft.ts'
import { OutsideBadge } from '../OutsideBadge.tsx'
import { OutsideNote } from '../OutsideNote.tsx'
import { TryAgain } from '../TryAgain.tsx'
import { PinNote } from './PinNote.tsx'

type DeliverablePlaceProps = {
  label: string
  name: string
  place: Pick<PickedPlace, 'building' | 'fullAddress' | 'lat' | 'lng'>
  /** The answer to whether somebody delivers there. */
  delivery: Pick<ReturnType<typeof useQuery<unknown>>, 'data' | 'error' | 'refetch'>
  /** The way onward from it. */
  children: ReactNode
}

/** A place that an order may go to, and whether somebody delivers there; the way onward, unless it is out of the delivery area. */
export function DeliverablePlace({ label, name, place, delivery: { data, error, refetch }, children }: DeliverablePlaceProps) {
  const outside = isOutside(error)
  return (
    <section aria-label={label}>
      <PinNote
        title={name}
        body={place.fullAddress}
        end={outside ? <OutsideBadge /> : !error && <DeliveryAvailable known={data !== undefined} />}
      />
      {outside && <OutsideNote building={place.building} point={place} />}
      {error && !outside && <TryAgain onPress={() => void refetch()}>{m.address_terms_failed()}</TryAgain>}
      {!outside && children}
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import type { Address } from '../../../entities/location/order-location.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChosenPlace } from '../ChosenPlace.tsx'
import { deliveryQuery } from '../delivery-query.ts'
import type { PickedPlace } from '../form/address-draft.ts'
import { DeliverablePlace } from './DeliverablePlace.tsx'
import type { AddressAtPin, PinState } from './pin-state.ts'
import { PinNote } from './PinNote.tsx'
import { samePoint } from './place-at-pin.ts'
import { PlaceSkeleton } from '../PlaceSkeleton.tsx'
import { TryAgain } from '../TryAgain.tsx'

type PinnedPlaceProps = { pin: PinState; beneath: AddressAtPin; inMind: Address | undefined; onUse: (place: PickedPlace) => void }

/** The place that the pin stands on, whether somebody delivers there, and the way onward. */
export function PinnedPlace({ pin: { point, known }, beneath: { pinned, failed, again }, inMind, onUse }: PinnedPlaceProps) {
  if (!known) return <PinNote title={m.address_where()} body={m.address_where_note()} />
  if (inMind && samePoint(inMind, point)) return <ChosenPlace address={inMind} />
  if (failed) return <TryAgain onPress={again}>{m.address_search_failed()}</TryAgain>
  if (!pinned) return <PlaceSkeleton rows={1} />
  if (pinned.state === 'sea') return <PinNote title={m.address_sea()} body={m.address_sea_note()} />
  if (pinned.state === 'nowhere') return <PinNote title={m.address_undetected()} body={m.address_undetected_note()} />
  return <FoundPlace place={pinned.place} onUse={onUse} />
}

function FoundPlace({ place, onUse }: { place: PickedPlace; onUse: (place: PickedPlace) => void }) {
  const delivery = useQuery(deliveryQuery(place))
  return (
    <DeliverablePlace label={m.address_pinned()} name={place.building} {...{ place, delivery }}>
      {!delivery.error && (
        <div className="sec place__use">
          <Button block loading={!delivery.data} onClick={() => onUse(place)}>
            {m.address_use()}
          </Button>
        </div>
      )}
    </DeliverablePlace>
  )
}

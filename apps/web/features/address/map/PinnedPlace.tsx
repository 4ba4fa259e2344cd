import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { Address } from '../../../entities/location/order-location.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChosenPlace } from '../ChosenPlace.tsx'
import { DeliveryAvailable } from '../DeliveryAvailable.tsx'
import { deliveryQuery, isOutside } from '../delivery-query.ts'
import type { PickedPlace } from '../form/address-draft.ts'
import { OutsideBadge } from '../OutsideBadge.tsx'
import { OutsideNote } from '../OutsideNote.tsx'
import type { AddressAtPin, PinState } from './pin-state.ts'
import { Pin } from './Pin.tsx'
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
  const { data, error, refetch } = useQuery(deliveryQuery(place))
  const outside = isOutside(error)
  return (
    <section aria-label={m.address_pinned()}>
      <PinNote
        title={place.building}
        body={place.fullAddress}
        end={outside ? <OutsideBadge /> : !error && <DeliveryAvailable known={data !== undefined} />}
      />
      {outside && <OutsideNote building={place.building} point={place} />}
      {error && !outside && <TryAgain onPress={() => void refetch()}>{m.address_terms_failed()}</TryAgain>}
      {!error && (
        <div className="sec place__use">
          <Button block loading={!data} onClick={() => onUse(place)}>
            {m.address_use()}
          </Button>
        </div>
      )}
    </section>
  )
}

/** A row about the pin; read out when the pin has come to rest elsewhere. */
function PinNote({ title, body, end }: { title: string; body: string; end?: ReactNode }) {
  return (
    <div className="lrow" role="status">
      <Pin />
      <span className="lrow__words">
        <b className="t3">{title}</b>
        <span className="small ink2">{body}</span>
      </span>
      {end}
    </div>
  )
}

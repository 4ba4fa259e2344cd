import { orderTypes } from '@harbour/rules'
import { Store } from 'lucide-react'
import { Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { hostKind } from '../../lib/host-kind.ts'
import { m } from '../../paraglide/messages.js'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useAddresses } from '../../entities/address/saved-addresses.ts'
import { findMeUnasked } from '../../entities/location/guest-location.ts'
import { setOrderLocation } from '../../entities/location/order-location.ts'
import { classes } from '../../ui/classes.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { Panel } from '../../ui/frame/Panel.tsx'
import { LocationNote } from './LocationNote.tsx'
import { NearbyPlaces } from './map/NearbyPlaces.tsx'
import { usePicking } from './picking.ts'
import { useAddressInMind, useAddressAtPin, usePinState } from './map/pin-state.ts'
import { PinnedPlace } from './map/PinnedPlace.tsx'
import { PinMap } from './map/PinMap.tsx'
import { PlaceSkeleton } from './PlaceSkeleton.tsx'
import { RecentPlaces } from './RecentPlaces.tsx'
import { SavedPlaces } from './saved/SavedPlaces.tsx'
import '../../ui/forms/choices/Option.css'
import './address.css'
import { paths } from '../../navigation/paths.ts'

const PartnerPlaces = lazyPart(() => import('./PartnerPlaces.tsx'), 'PartnerPlaces')
const PlaceSuggestions = lazyPart(() => import('./PlaceSuggestions.tsx'), 'PlaceSuggestions')

/** The place that a delivery goes to: beneath the pin of a map, searched for, nearby, or saved or chosen before (spec 1.16, 2.15). Its address may name a saved one to move. */
export function PlaceScreen() {
  const { params } = useParams()
  const addressCode = params === '1' ? undefined : params
  const inMind = useAddressInMind(addressCode)
  const pin = usePinState(inMind)
  const beneath = useAddressAtPin(pin)
  const picking = usePicking(addressCode)
  const saved = useAddresses()
  const shown = [...(pin.known ? [pin.point] : []), ...(addressCode ? [] : saved.map(({ address }) => address))]
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  // The device may know where it is, and may have been allowed to say so.
  useEffect(() => void findMeUnasked(), [])
  return (
    <div className={classes('app place', typed && 'place--searching')}>
      <PinMap pin={pin} beneath={beneath} search={{ label: m.address_search(), value: typed, onChange: setTyped }} />
      <Panel card className="place__panel">
        {words ? (
          <Suspense fallback={<PlaceSkeleton rows={6} />}>
            <PlaceSuggestions words={words} picking={picking} />
          </Suspense>
        ) : (
          <>
            <PinnedPlace
              pin={pin}
              beneath={beneath}
              inMind={addressCode ? undefined : inMind}
              onUse={(place) => void picking.pick(place)}
            />
            <LocationNote known={pin.known} />
            <Suspense fallback={null}>{!addressCode && hostKind() === 'partner' && <PartnerPlaces />}</Suspense>
            {!addressCode && <SavedPlaces />}
            <RecentPlaces shown={shown} picking={picking} />
            <NearbyPlaces beneath={beneath} picking={picking} />
            <ListRow
              icon={Store}
              className="place__collect"
              title={m.address_collect()}
              detail={m.address_collect_note()}
              href={paths.shops}
              onClick={takeAway}
            />
          </>
        )}
      </Panel>
    </div>
  )
}

const takeAway = () => setOrderLocation({ orderType: orderTypes.takeaway })

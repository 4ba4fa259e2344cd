import { ChevronLeft, LocateFixed } from 'lucide-react'
import { Suspense } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { useBack } from '../../../navigation/go.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { locationStatuses, findMe, useGuestLocation } from '../../../entities/location/guest-location.ts'
import { brand } from '../../../api/region.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { SearchBox, type SearchBoxProps } from '../../../ui/forms/fields/SearchBox.tsx'
import type { AddressAtPin, PinState } from './pin-state.ts'
import { useZoneAreas } from './zone-areas.ts'
import { paths } from '../../../navigation/paths.ts'

const MapView = lazyPart(() => import('../../../ui/map/MapView.tsx'), 'MapView')

type PinMapProps = { pin: PinState; beneath: AddressAtPin; search: Pick<SearchBoxProps, 'label' | 'value' | 'onChange'> }

/** The map with the pin in its middle, a line to search over it, and the way to where the guest is. */
export function PinMap({ pin, beneath: { pinned }, search }: PinMapProps) {
  const back = useBack()
  // A map is drawn by the browser alone, after the words around it.
  const alive = useHydrated()
  const { point: here, accuracy, status, foreign } = useGuestLocation()
  const { point, known, near, move, follow } = pin
  const areas = useZoneAreas(pin)
  const label = pinned?.state === 'found' ? pinned.place.building : m.address_pin()
  const me = here && !foreign ? { ...here, accuracy } : null
  return (
    <div className="pm">
      <header className="pm__head">
        <h1 className="sr">{m.address_title()}</h1>
        <IconButton icon={ChevronLeft} look="float" label={m.ui_back()} onClick={() => back(paths.home)} />
        <SearchBox {...search} placeholder={search.label} className="grow" />
      </header>
      <div className="pm__map">
        <Suspense fallback={null}>
          {alive && (
            <MapView
              label={m.address_map()}
              brand={brand()}
              centre={point}
              zoom={near ? 16 : 12}
              here={me}
              areas={areas}
              pin={{ at: point, label, onMove: move }}
            />
          )}
        </Suspense>
        <span className="pinx__lab" aria-hidden="true">
          {known ? m.address_pin() : m.address_pin_move()}
        </span>
      </div>
      <IconButton
        icon={LocateFixed}
        look="float"
        className="pm__me"
        label={m.address_locate()}
        aria-busy={status === locationStatuses.searching}
        onClick={() => {
          follow()
          void findMe()
        }}
      />
    </div>
  )
}

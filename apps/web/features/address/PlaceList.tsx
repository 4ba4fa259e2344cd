import { Building2, MapPin, TrainFront } from 'lucide-react'
import type { Ref } from 'react'
import { distanceWords } from '../../entities/location/guest-location.ts'
import type { IconComponent } from '../../lib/icon-component.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import type { PickedPlace } from './form/address-draft.ts'
import { OutsideBadge } from './OutsideBadge.tsx'
import { OutsideNote } from './OutsideNote.tsx'
import type { Picking } from './picking.ts'

type FoundPlace = PickedPlace & { placeId: string; distance: number | null }
export type PlaceListProps = { label: string; places: readonly FoundPlace[]; picking: Picking; ref?: Ref<HTMLUListElement> }

/** Places to choose from; one that nobody delivers to says so once it has been tried. */
export function PlaceList({ label, places, picking: { pick, asking, outside }, ref }: PlaceListProps) {
  return (
    <ul ref={ref} className="places" aria-label={label}>
      {places.map((place) => {
        const { placeId, building, kind, distance } = place
        const out = outside.includes(placeId)
        return (
          <li key={placeId}>
            <ListRow
              icon={drawings[kind] ?? Building2}
              plain
              title={building}
              detail={out ? <OutsideBadge /> : lineOf(place)}
              end={distance !== null && <span className="small ink3 num nowrap">{distanceWords(distance)}</span>}
              aria-busy={asking === placeId}
              onClick={() => void pick(place)}
            />
            {out && placeId === outside.at(-1) && <OutsideNote building={building} point={place} />}
          </li>
        )
      })}
    </ul>
  )
}

const drawings: Record<string, IconComponent> = { street: MapPin, district: MapPin, station: TrainFront }

/** The line under a name, unless it only says the name again. */
function lineOf({ building, district, fullAddress }: PickedPlace): string {
  return fullAddress === building ? district : fullAddress
}

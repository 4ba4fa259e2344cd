import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Plus, X } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { nudged, withCorner, withMiddle, type LatLngPair, type Way } from './zone-shape.ts'

type CornerListProps = { name: string; ring: readonly LatLngPair[]; onChange: (ring: LatLngPair[]) => void }

/** One nudge, in metres. */
const metres = 25
const leastCorners = 3
const icons = { north: ArrowUp, south: ArrowDown, west: ArrowLeft, east: ArrowRight }
const ways = ['north', 'south', 'west', 'east'] as const satisfies readonly Way[]

/** The corners of a zone as a list, each to be nudged by buttons: the equal of drawing, for whoever uses a keyboard. */
export function CornerList({ name, ring, onChange }: CornerListProps) {
  const words = { north: m.shops_north, south: m.shops_south, west: m.shops_west, east: m.shops_east }
  return (
    <details className="zone__corners">
      <summary>{m.shops_corners({ name, count: ring.length })}</summary>
      <p className="help">{m.shops_corners_say({ metres })}</p>
      <ol>
        {ring.map((corner, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a corner is its place
          <li key={at}>
            <span className="zone__at">
              {at + 1}. {corner[0].toFixed(5)}, {corner[1].toFixed(5)}
            </span>
            {ways.map((way) => (
              <OfficeButton
                key={way}
                small
                icon={icons[way]}
                aria-label={m.shops_nudge({ number: at + 1, way: words[way]() })}
                onClick={() => onChange(withCorner(ring, at, nudged(corner, way, metres)))}
              />
            ))}
            <OfficeButton
              small
              icon={Plus}
              aria-label={m.shops_corner_add({ number: at + 1 })}
              onClick={() => onChange(withMiddle(ring, at))}
            />
            <OfficeButton
              small
              icon={X}
              disabled={ring.length <= leastCorners}
              aria-label={m.shops_corner_remove({ number: at + 1 })}
              onClick={() => onChange(ring.filter((_, place) => place !== at))}
            />
          </li>
        ))}
      </ol>
    </details>
  )
}

import type { ChainShop } from '@harbour/chain'
import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTheme } from '../../../lib/theme.ts'
import { m } from '../../../paraglide/messages.js'
import { GroundMap } from '../../../ui/map/GroundMap.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import type { Coverage, NamedZones } from './coverage.ts'
import { drawZones, frameZones } from './draw-zones.ts'
import { openDrawing } from './open-drawing.ts'
import type { LatLngPair } from './zone-shape.ts'

type ZoneMapProps = {
  shop: ChainShop
  others: readonly NamedZones[]
  active: number
  coverage: Coverage
  readOnly: boolean
  onChoose: (at: number) => void
  onDrawn: (ring: LatLngPair[]) => void
}

/** The zones on the map: the chosen one to be drawn with, by its corners and the middles between them, or moved as a whole. */
export function ZoneMap({ shop, others, active, coverage, readOnly, onChoose, onDrawn }: ZoneMapProps) {
  const [map, setMap] = useState<LeafletMap>()
  const theme = useTheme(({ theme }) => theme)
  const drawn = useEffectEvent(onDrawn)
  const choose = useEffectEvent(onChoose)
  const { zones, point } = shop
  const ring = zones[active]?.ring
  // Leaflet and the drawing draw beside React.
  useEffect(() => {
    if (!map) return undefined
    return drawZones(map, { zones, point, others, active: readOnly ? -1 : active, coverage, onChoose: (at) => choose(at) })
  }, [map, zones, point, others, active, coverage, readOnly])
  useEffect(() => {
    if (!map || readOnly || !ring) return undefined
    return openDrawing(map, ring, (next) => drawn(next))
  }, [map, ring, readOnly, theme])
  return (
    <GroundMap
      label={m.shops_zone_map()}
      onOpen={(opened) => {
        frameZones(opened, shop)
        setMap(opened)
        return () => setMap(undefined)
      }}
      failed={(error, retry) => <ErrorNote error={error} onRetry={retry} />}
    />
  )
}

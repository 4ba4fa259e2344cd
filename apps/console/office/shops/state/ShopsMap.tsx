import type { ShopNow } from '@harbour/protocol'
import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useAtServerTime } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { GroundMap } from '../../../ui/map/GroundMap.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { drawShops } from './draw-shops.ts'
import { stateWords } from './state-words.ts'
import './ShopsMap.css'

export type ShopsMapProps = {
  shops: readonly ShopNow[]
  /** The shop that is looked at. */
  chosen?: string | undefined
  onChoose: (storeId: string) => string | undefined
  children?: ReactNode
}

/** The shops on the map, each by the shape of its sign. A list beside it says the same. */
export function ShopsMap({ shops, chosen, onChoose, children }: ShopsMapProps) {
  const [map, setMap] = useState<LeafletMap>()
  const navigate = useNavigate()
  const minute = useAtServerTime((now) => Math.floor(now / 60_000))
  // Leaflet draws beside React.
  useEffect(() => {
    if (!map) return undefined
    const marks = shops.map((shop) => ({ shop, words: stateWords(shop, minute * 60_000), chosen: shop.storeId === chosen }))
    return drawShops(map, marks, (storeId) => {
      const to = onChoose(storeId)
      if (to !== undefined) void navigate(to)
    })
  }, [map, shops, chosen, minute, navigate, onChoose])
  return (
    <GroundMap
      label={m.shops_map()}
      onOpen={(opened) => {
        setMap(opened)
        return () => setMap(undefined)
      }}
      failed={(error, retry) => <ErrorNote error={error} onRetry={retry} />}
    >
      {children}
    </GroundMap>
  )
}

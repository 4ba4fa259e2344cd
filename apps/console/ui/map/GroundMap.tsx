import { Minus, Plus } from 'lucide-react'
import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../Icon.tsx'
import './GroundMap.css'
import { openGround } from './open-ground.ts'
import { useMapSheet } from './use-map-sheet.ts'

type GroundMapProps = {
  label: string
  /** Begins what is drawn on the map, once its ground is there; gives what ends it before the map goes. */
  onOpen: (map: LeafletMap) => () => void
  /** Shown where the ground does not come. */
  failed: (error: Error, retry: () => unknown) => ReactNode
  children?: ReactNode
}

const sea = { background: 'var(--map-sea)' }

/** A map of the chain's ground, to be drawn on. All that it says must stand beside it, too. */
export function GroundMap({ label, onOpen, failed, children }: GroundMapProps) {
  const { sheet, tiles, error, refetch } = useMapSheet()
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<LeafletMap>(undefined)
  const open = useEffectEvent(onOpen)
  // Leaflet draws beside React, and has to hear of the room that it has.
  useEffect(() => {
    const element = box.current
    if (!sheet || !element) return undefined
    const opened = openGround(element, { sheet, tiles })
    map.current = opened
    const close = open(opened)
    const sized = new ResizeObserver(() => opened.invalidateSize({ animate: false }))
    sized.observe(element)
    return () => {
      sized.disconnect()
      close()
      map.current = undefined
      opened.remove()
    }
  }, [sheet, tiles])
  if (error && !sheet) return <div className="ground ground--lost">{failed(error, refetch)}</div>
  return (
    <div className="ground">
      {/* Leaflet's own sheet would make the sea grey. */}
      <div ref={box} className="ground__box" style={sea} role="region" aria-label={label} />
      <span className="ground__zoom">
        <button type="button" aria-label={m.frame_map_nearer()} onClick={() => map.current?.zoomIn(1)}>
          <Icon of={Plus} size={18} />
        </button>
        <button type="button" aria-label={m.frame_map_farther()} onClick={() => map.current?.zoomOut(1)}>
          <Icon of={Minus} size={18} />
        </button>
      </span>
      {children}
    </div>
  )
}

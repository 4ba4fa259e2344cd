import type { Point } from '@harbour/rules'
import { DivIcon, Marker, type Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { IconComponent } from '../../lib/icon-component.ts'
import { Icon } from '../Icon.tsx'

/** Something with a drawing of its own on the map. It cannot be pressed, and the screen says it in words. */
export type MapMark = { id: string; at: Point; icon: IconComponent; look: 'shop' | 'home' | 'rider' }

export function MapMarks({ map, marks }: { map: LeafletMap; marks: readonly MapMark[] }) {
  return marks.map((mark) => <Mark key={mark.id} map={map} mark={mark} />)
}

function Mark({ map, mark: { at, icon, look } }: { map: LeafletMap; mark: MapMark }) {
  const [{ marker, element }] = useState(() => standAt(at, look))
  // Leaflet has its own elements; what stands in them is ours.
  useEffect(() => {
    marker.addTo(map)
    return () => void marker.remove()
  }, [map, marker])
  useEffect(() => void marker.setLatLng({ lat: at.lat, lng: at.lng }), [marker, at.lat, at.lng])
  return createPortal(<Icon of={icon} size={look === 'rider' ? 24 : 20} />, element)
}

function standAt(at: Point, look: MapMark['look']) {
  const element = document.createElement('span')
  element.className = `mmark__box mmark__box--${look}`
  const icon = new DivIcon({ html: element, className: `mmark mmark--${look}`, iconSize: [0, 0] })
  const marker = new Marker(at, { icon, interactive: false, keyboard: false, zIndexOffset: look === 'rider' ? 1000 : 0 })
  return { marker, element }
}

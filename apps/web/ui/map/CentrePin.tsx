import type { Point } from '@harbour/rules'
import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { m } from '../../paraglide/messages.js'
import { centreOn } from './open-map.ts'

export type MovablePin = { at: Point; label: string; onMove: (at: Point) => void }

/** Pixels that an arrow key moves the pin by; ten times as many with Shift. */
const step = 12

const steps: Partial<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A pin in the middle of a map: the map is drawn along beneath it, or the pin is dragged, or moved by the arrow keys. */
export function CentrePin({ map, pin }: { map: LeafletMap; pin: MovablePin }) {
  const { lat, lng } = pin.at
  const drag = useDrag((x, y) => map.panBy([x, y]))
  const moved = useEffectEvent(() => {
    const { lat: toLat, lng: toLng } = map.getCenter()
    const shift = map.latLngToLayerPoint(pin.at).distanceTo(map.latLngToLayerPoint([toLat, toLng]))
    if (shift > 1) pin.onMove({ lat: toLat, lng: toLng })
  })
  // The map moves by itself, and is moved when the place was chosen elsewhere.
  useEffect(() => {
    const tell = () => moved()
    map.on('moveend', tell)
    return () => void map.off('moveend', tell)
  }, [map])
  useEffect(() => centreOn(map, { lat, lng }), [map, lat, lng])
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    const far = event.shiftKey ? step * 10 : step
    map.panBy([by[0] * far, by[1] * far], { animate: false })
  }
  return (
    <button
      type="button"
      className="cpin"
      aria-label={m.ui_map_pin({ place: pin.label })}
      aria-roledescription={m.ui_map_pin_role()}
      {...drag}
      onKeyDown={onKeyDown}
    >
      <svg viewBox="0 0 46 56" width="46" height="56" aria-hidden="true">
        <path className="cpin__drop" d="M23 55C14 42 3 34 3 22a20 20 0 1 1 40 0c0 12-11 20-20 33Z" />
        <circle className="cpin__eye" cx="23" cy="22" r="8" />
      </svg>
    </button>
  )
}

/** Drags an element along with the finger, and tells how far when it is let go. */
function useDrag(onDrop: (x: number, y: number) => void) {
  const from = useRef<{ x: number; y: number }>(undefined)
  const follow = ({ currentTarget: { style }, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (from.current) style.translate = `${clientX - from.current.x}px ${clientY - from.current.y}px`
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: follow,
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (from.current) onDrop(event.clientX - from.current.x, event.clientY - from.current.y)
      from.current = undefined
      event.currentTarget.style.translate = ''
    },
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      from.current = undefined
      currentTarget.style.translate = ''
    },
  }
}

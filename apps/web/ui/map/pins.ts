import { DivIcon, LatLngBounds, Marker, type Map as LeafletMap } from 'leaflet'
import { m } from '../../paraglide/messages.js'
import { classes } from '../classes.ts'
import type { MapPin } from './map-pin.ts'
import { groupPins, type PinGroup } from './pin-groups.ts'

/**
 * The pins of a map. Those that would cover each other stand as one, and a press on it shows them apart. Showing others keeps the pins that
 * stay, and with them the focus.
 */
export function createPins(map: LeafletMap, onPress: (id: string) => void) {
  const markers = new Map<string, Marker>()
  const groups = new Map<string, PinGroup>()
  let shown: readonly MapPin[] = []
  map.on('zoomend', draw)
  return {
    show(pins: readonly MapPin[]) {
      shown = pins
      draw()
    },
    remove() {
      map.off('zoomend', draw)
      for (const marker of markers.values()) marker.remove()
    },
  }

  function draw() {
    groups.clear()
    for (const group of groupPins(shown, ({ at }) => map.project(at))) groups.set(group.pin.id, group)
    for (const [id, marker] of markers) {
      if (groups.has(id)) continue
      marker.remove()
      markers.delete(id)
    }
    for (const group of groups.values()) {
      const marker = markers.get(group.pin.id) ?? addMarker(group.pin)
      markers.set(group.pin.id, marker)
      styleMarker(marker, group)
    }
  }

  function addMarker({ id, at }: MapPin): Marker {
    const html = document.createElement('span')
    const marker = new Marker(at, { icon: new DivIcon({ html, className: 'mpin', iconSize: [0, 0] }) }).addTo(map)
    marker.on('click', () => press(id))
    marker.getElement()?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      press(id)
    })
    return marker
  }

  function press(id: string) {
    const { pin, others = [] } = groups.get(id) ?? {}
    if (!pin || others.length === 0 || map.getZoom() >= map.getMaxZoom()) return onPress(id)
    const all = new LatLngBounds([pin, ...others].map(({ at }) => [at.lat, at.lng]))
    map.setView(all.getCenter(), Math.max(map.getZoom() + 1, Math.min(map.getBoundsZoom(all.pad(0.6)), map.getMaxZoom())), {
      animate: map.options.zoomAnimation,
    })
  }
}

const tones = { open: '', busy: 'is-busy', closed: 'is-shut' }

function styleMarker(marker: Marker, { pin: { at, words, label, tone, selected = false }, others }: PinGroup) {
  const more = others.length
  marker.setLatLng(at)
  marker.setZIndexOffset(selected ? 1000 : 0)
  const element = marker.getElement()
  const box = element?.firstElementChild
  if (!element || !box) return
  element.ariaLabel = more > 0 ? m.ui_map_more({ label, count: more }) : label
  element.ariaPressed = String(selected)
  box.textContent = more > 0 ? `${words} +${more}` : words
  box.className = classes('mpin__box', tones[tone], selected && 'is-on')
}

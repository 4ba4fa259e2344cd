import { DivIcon, Marker, type Map as LeafletMap } from 'leaflet'
import type { Point } from '@harbour/rules'
import { classes } from '../classes.ts'

/** A shop on the map: `words` stand in it, `label` is its whole name for the screen reader. */
export type MapPin = { id: string; at: Point; words: string; label: string; tone: 'open' | 'busy' | 'closed'; selected?: boolean }

/** The pins of a map. Showing others keeps the pins that stay, and with them the focus. */
export function createPins(map: LeafletMap, onPress: (id: string) => void) {
  const standing = new Map<string, Marker>()
  return {
    show(pins: readonly MapPin[]) {
      const wanted = new Set(pins.map(({ id }) => id))
      for (const [id, marker] of standing) {
        if (wanted.has(id)) continue
        marker.remove()
        standing.delete(id)
      }
      for (const pin of pins) {
        const marker = standing.get(pin.id) ?? stand(pin)
        standing.set(pin.id, marker)
        dress(marker, pin)
      }
    },
    remove() {
      for (const marker of standing.values()) marker.remove()
    },
  }

  function stand({ id, at }: MapPin): Marker {
    const html = document.createElement('span')
    const marker = new Marker(at, { icon: new DivIcon({ html, className: 'mpin', iconSize: [0, 0] }) }).addTo(map)
    marker.on('click', () => onPress(id))
    marker.getElement()?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      onPress(id)
    })
    return marker
  }
}

const tones = { open: '', busy: 'is-busy', closed: 'is-shut' }

function dress(marker: Marker, { at, words, label, tone, selected = false }: MapPin) {
  marker.setLatLng(at)
  marker.setZIndexOffset(selected ? 1000 : 0)
  const element = marker.getElement()
  const box = element?.firstElementChild
  if (!element || !box) return
  element.ariaLabel = label
  element.ariaPressed = String(selected)
  box.textContent = words
  box.className = classes('mpin__box', tones[tone], selected && 'is-on')
}

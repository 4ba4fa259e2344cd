import type { MapPin } from './map-pin.ts'

type ScreenPoint = { x: number; y: number }
/** A pin, and those that would stand on it at this zoom. */
export type PinGroup = { pin: MapPin; others: readonly MapPin[] }

/** So near on the screen, in pixels, one pin would cover another: what the words of a wait and its tip take up, and a finger's width. */
const apart = { x: 98, y: 46 }

/** Pins that would cover each other stand as one: the selected one first, then in the order given, each takes in what lies beneath it. */
export function groupPins(pins: readonly MapPin[], spotOf: (pin: MapPin) => ScreenPoint): PinGroup[] {
  const placed = pins
    .toSorted((a, b) => Number(b.selected ?? false) - Number(a.selected ?? false))
    .map((pin) => ({ pin, spot: spotOf(pin) }))
  const groups: { pin: MapPin; spot: ScreenPoint; others: MapPin[] }[] = []
  for (const { pin, spot } of placed) {
    const beneath = groups.find((group) => Math.abs(group.spot.x - spot.x) < apart.x && Math.abs(group.spot.y - spot.y) < apart.y)
    if (beneath) beneath.others.push(pin)
    else groups.push({ pin, spot, others: [] })
  }
  return groups.map(({ pin, others }) => ({ pin, others }))
}

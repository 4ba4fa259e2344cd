import type { Brand } from '@harbour/rules'
import type { Ring } from '../zones.ts'

/** The bounds of a district, crude at sea: enough to draw its borders by. */
export type Outline = { code: string; rings: Ring[] }

/** The land of a region, to some hundred metres, and that of its neighbours, where we do not deliver. */
export type Land = { brand: Brand; rings: Ring[]; abroad: Ring[] }

export function outlinesOf(drawn: Record<string, string>): Outline[] {
  return Object.entries(drawn).map(([code, text]) => ({ code, rings: ringsOf(text) }))
}

/** Rings apart by a blank; each "lat,lng" in ten-thousandths of a degree, then a step from corner to corner. */
export function ringsOf(text: string): Ring[] {
  return text.split(' ').map(ringOf)
}

function ringOf(text: string): Ring {
  let [lat, lng] = [0, 0]
  return text.split(';').map((step) => {
    const [north = NaN, east = NaN] = step.split(',').map(Number)
    lat += north
    lng += east
    return [lat / 1e4, lng / 1e4]
  })
}

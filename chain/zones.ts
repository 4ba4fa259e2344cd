import type { ChainZone } from './types.ts'

/** A ring drawn as "lat,lng lat,lng …". */
export type Ring = [number, number][]

/** A ring with what is cut out of it: a harbour, a lake or marshes that no rider crosses. */
export type Area = { ring: Ring; holes: Ring[] }

/** A shop's terms for one area: its shape, the fee and the minimum in cents, and the minutes on the road. */
export type Terms = [shape: Ring | Area, fee: number, minimum: number, travelMinutes: number]

/** The zones of a shop, nearest first: the first that holds the guest's door serves it. */
export function zonesOf(storeId: string, ...terms: Terms[]): ChainZone[] {
  return terms.map(([shape, fee, minimum, travelMinutes], index) => ({
    zoneId: `${storeId}-${index + 1}`,
    ...(Array.isArray(shape) ? { ring: shape } : shape),
    fee,
    minimum,
    travelMinutes,
  }))
}

export function around(outer: Ring, ...holes: Ring[]): Area {
  return { ring: outer, holes }
}

export function ring(drawn: string): Ring {
  return drawn
    .trim()
    .split(/\s+/)
    .map((corner) => {
      const [lat, lng] = corner.split(',').map(Number)
      if (lat === undefined || lng === undefined || Number.isNaN(lat + lng)) throw new Error(`"${corner}" is no lat,lng`)
      return [lat, lng]
    })
}

import { brandIds, zoneAt, type Brand, type Point, type Ring } from '@harbour/rules'

/** Rings around the regions, along the rivers that part them from Shenzhen and Zhuhai: a box would hold half of either. */
const rings: Record<Brand, Ring> = {
  [brandIds.hongKong]: ring(
    '22.13,113.82 22.33,113.82 22.42,113.88 22.46,113.94 22.495,113.99 22.508,114.04 22.519,114.075 22.531,114.108 22.541,114.135 22.553,114.165 ' +
      '22.553,114.2 22.549,114.228 22.57,114.26 22.57,114.5 22.13,114.5',
  ),
  [brandIds.macau]: ring(
    '22.1,113.543 22.14,113.54 22.155,113.535 22.18,113.525 22.205,113.53 22.2155,113.538 22.2175,113.552 22.212,113.58 22.2,113.61 22.1,113.61',
  ),
}

/** [south, west, north, east] of a region. */
export function regionBox(brand: Brand): [number, number, number, number] {
  const [lats, lngs] = [rings[brand].map(([lat]) => lat), rings[brand].map(([, lng]) => lng)]
  return [Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs)]
}

/** Says whether a point lies in a region. */
export function inRegion(brand: Brand, point: Point): boolean {
  return zoneAt([{ ring: rings[brand] }], point) !== null
}

function ring(drawn: string): Ring {
  return drawn.split(' ').map((corner) => {
    const [lat = NaN, lng = NaN] = corner.split(',').map(Number)
    return [lat, lng]
  })
}

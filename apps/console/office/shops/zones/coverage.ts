import { zoneAt, type ZoneShape } from '@harbour/rules'

export type NamedZones = { storeId: string; name: string; zones: readonly ZoneShape[] }

/** A square of the ground around a shop: its middle, and half its height and width in degrees. */
export type Cell = { lat: number; lng: number; kind: 'own' | 'other' | 'hole' }
export type Coverage = {
  cells: Cell[]
  half: { lat: number; lng: number }
  /** The zones of the shop, by their places, that hold the same ground: the first of them serves it. */
  own: { first: number; second: number; km2: number }[]
  /** Other shops that deliver on the same ground: the nearer one that is open serves it. */
  others: { storeId: string; name: string; km2: number }[]
  /** Ground within the zones that no shop delivers to, in square kilometres. */
  holes: number
}

/** So many squares lie side by side at most: enough to see by, and few enough to be looked at while somebody draws. */
const squares = 56

/** Looks at the ground of a shop's zones square by square: where they overlap, where other shops deliver too, and where nobody does in their midst. */
export function coverageOf(zones: readonly ZoneShape[], others: readonly NamedZones[]): Coverage {
  const box = boxOf(zones.flatMap(({ ring }) => ring))
  if (!box) return { cells: [], half: { lat: 0, lng: 0 }, own: [], others: [], holes: 0 }
  const step = { lat: (box.north - box.south) / squares || 1e-6, lng: (box.east - box.west) / squares || 1e-6 }
  const near = others.flatMap((shop) => shop.zones.map((zone) => ({ shop, zone }))).filter(({ zone }) => meets(boxOf(zone.ring), box))
  const grid = Array.from({ length: squares * squares }, (_, at) => {
    const point = { lat: box.south + (Math.floor(at / squares) + 0.5) * step.lat, lng: box.west + ((at % squares) + 0.5) * step.lng }
    const own = zones.flatMap((zone, place) => (zoneAt([zone], point) ? [place] : []))
    const shops = near.flatMap(({ shop, zone }) => (zoneAt([zone], point) ? [shop] : []))
    return { ...point, own, shops: [...new Set(shops)] }
  })
  const enclosed = enclosedIn(grid.map(({ own, shops }) => own.length + shops.length > 0))
  const km2 = areaOf(step, (box.north + box.south) / 2)
  return {
    half: { lat: step.lat / 2, lng: step.lng / 2 },
    cells: grid.flatMap(({ lat, lng, own, shops }, at): Cell[] => {
      if (enclosed[at]) return [{ lat, lng, kind: 'hole' }]
      if (own.length > 1) return [{ lat, lng, kind: 'own' }]
      return own.length > 0 && shops.length > 0 ? [{ lat, lng, kind: 'other' }] : []
    }),
    own: counted(grid.flatMap(({ own: [first, ...rest] }) => (first === undefined ? [] : rest.map((second) => `${first} ${second}`)))).map(
      ([pair, count]) => {
        const [first = 0, second = 0] = pair.split(' ').map(Number)
        return { first, second, km2: count * km2 }
      },
    ),
    others: counted(grid.flatMap(({ own, shops }) => (own.length > 0 ? shops : []))).map(([{ storeId, name }, count]) => ({
      storeId,
      name,
      km2: count * km2,
    })),
    holes: enclosed.filter(Boolean).length * km2,
  }
}

type Box = { south: number; north: number; west: number; east: number }

function boxOf(ring: readonly (readonly [number, number])[]): Box | null {
  if (ring.length === 0) return null
  const [lats, lngs] = [ring.map(([lat]) => lat), ring.map(([, lng]) => lng)]
  return { south: Math.min(...lats), north: Math.max(...lats), west: Math.min(...lngs), east: Math.max(...lngs) }
}

const meets = (one: Box | null, other: Box): boolean =>
  one !== null && one.south < other.north && other.south < one.north && one.west < other.east && other.west < one.east

/** The uncovered squares that no uncovered way leads to from the edge. */
function enclosedIn(covered: readonly boolean[]): boolean[] {
  const open = covered.map(() => false)
  const edge = covered.flatMap((_, at) => (isEdge(at) ? [at] : []))
  const ahead = edge.filter((at) => !covered[at])
  for (const at of ahead) open[at] = true
  for (let at = ahead.pop(); at !== undefined; at = ahead.pop())
    for (const beside of besides(at))
      if (!covered[beside] && !open[beside]) {
        open[beside] = true
        ahead.push(beside)
      }
  return covered.map((isCovered, at) => !isCovered && !open[at])
}

const isEdge = (at: number): boolean => {
  const [row, column] = [Math.floor(at / squares), at % squares]
  return row === 0 || column === 0 || row === squares - 1 || column === squares - 1
}

const besides = (at: number): number[] =>
  isEdge(at)
    ? [
        ...(at % squares > 0 ? [at - 1] : []),
        ...(at % squares < squares - 1 ? [at + 1] : []),
        ...(at >= squares ? [at - squares] : []),
        ...(at < squares * (squares - 1) ? [at + squares] : []),
      ]
    : [at - 1, at + 1, at - squares, at + squares]

const kmOfDegree = 111.32
const areaOf = (step: { lat: number; lng: number }, lat: number): number =>
  step.lat * kmOfDegree * step.lng * kmOfDegree * Math.cos((lat * Math.PI) / 180)

/** Each thing of a list once, with how often it is there, the most frequent first. */
function counted<Thing>(things: readonly Thing[]): [Thing, number][] {
  const counts = new Map<Thing, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)
}

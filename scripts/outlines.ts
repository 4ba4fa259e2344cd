// Traces what the built-in map draws: the coast from world-atlas 2.0.2 (Natural Earth, public domain), the districts and the small
// islands from the province maps of echarts 4.9.0 (Apache-2.0). Run once, and again only for other maps. Fetch and unpack both with
// npm pack, then: node scripts/outlines.ts <echarts>/map/json/province <world-atlas>/countries-10m.json
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

type Corner = [lat: number, lng: number]
type Ring = Corner[]
type Box = [south: number, west: number, north: number, east: number]
/** As the maps write them: shapes of echarts, with letters for steps, and of world-atlas, with shared arcs. */
type Shape =
  | { type: 'Polygon'; coordinates: string[]; encodeOffsets: [number, number][] }
  | { type: 'MultiPolygon'; coordinates: string[][]; encodeOffsets: [number, number][][] }
type Province = { features: { properties: { name: string }; geometry: Shape }[] }
type Atlas = {
  arcs: [number, number][][]
  objects: { countries: { geometries: { id: string; arcs: number[][][] }[] } }
  transform: { scale: [number, number]; translate: [number, number] }
}

const codes: Record<string, Record<string, string>> = {
  xianggang: {
    中西区: 'central-western',
    湾仔区: 'wan-chai',
    东区: 'eastern',
    南区: 'southern',
    油尖旺区: 'yau-tsim-mong',
    深水埗区: 'sham-shui-po',
    九龙城区: 'kowloon-city',
    黄大仙区: 'wong-tai-sin',
    观塘区: 'kwun-tong',
    葵青区: 'kwai-tsing',
    荃湾区: 'tsuen-wan',
    屯门区: 'tuen-mun',
    元朗区: 'yuen-long',
    北区: 'north',
    大埔区: 'tai-po',
    沙田区: 'sha-tin',
    西贡区: 'sai-kung',
    离岛区: 'islands',
  },
  aomen: {
    花地玛堂区: 'macau-fatima',
    花王堂区: 'macau-st-anthony',
    望德堂区: 'macau-st-lazarus',
    大堂区: 'macau-se',
    风顺堂区: 'macau-st-lawrence',
    嘉模堂区: 'macau-taipa',
    路凼填海区: 'macau-cotai',
    圣方济各堂区: 'macau-coloane',
  },
}

const [folder, atlas] = process.argv.slice(2)
if (!folder || !atlas) throw new Error('where are the province maps and the atlas?')

/** Tsing Yi, the airport and Ma Wan, which neither map has apart from its neighbours: drawn by hand. */
const missing = [
  '223630,1140980 20,120 -80,50 -120,-50 -100,20 -70,-120 50,-130 120,-40 100,40',
  '222960,1138880 240,80 80,250 -90,230 -200,10 -90,-270',
  '223560,1140560 0,60 -80,50 -50,-60 50,-70',
]
/** The box that the map of a region can show: south, west, north, east. */
const sights: Record<'hongKong' | 'macau', Box> = { hongKong: [21.9, 113.4, 22.85, 114.9], macau: [21.8, 113.1, 22.5, 114] }

const coast = coastOf(JSON.parse(readFileSync(atlas, 'utf8')) as Atlas) // as world-atlas writes it
const [hongKongCoast, macauCoast, mainland] = [coast['344'] ?? [], coast['446'] ?? [], coast['156'] ?? []]
const hongKong = districtsOf('xianggang', folder)
const macau = districtsOf('aomen', folder)
const islands = Object.values(hongKong)
  .flatMap((rings) => rings.toSorted((a, b) => b.length - a.length).slice(1))
  .filter((ring) => ring.every((corner) => !hongKongCoast.some((land) => holds(land, corner))))

write('hong-kong', {
  outlines: hongKong,
  land: [...hongKongCoast, ...islands, ...missing.map(ringFrom)],
  abroad: mainland.map((ring) => clipped(ring, sights.hongKong)),
})
write('macau', { outlines: macau, land: macauCoast, abroad: mainland.map((ring) => clipped(ring, sights.macau)) })

function write(file: string, { outlines, land, abroad }: { outlines: Record<string, Ring[]>; land: Ring[]; abroad: Ring[] }) {
  const lines = Object.entries(outlines).map(([code, rings]) => `  '${code}': '${rings.map(drawn).join(' ')}',`)
  const text = [
    '/** Drawn by scripts/outlines.ts; `outline.ts` reads it. */',
    `export const districts: Record<string, string> = {\n${lines.join('\n')}\n}`,
    `export const land = '${land.map(drawn).join(' ')}'`,
    `export const abroad = '${abroad.filter(isSeen).map(drawn).join(' ')}'`,
  ]
  writeFileSync(join(root, 'chain/outlines', `${file}.ts`), `${text.join('\n')}\n`)
}

function districtsOf(province: string, maps: string): Record<string, Ring[]> {
  const { features } = JSON.parse(readFileSync(join(maps, `${province}.json`), 'utf8')) as Province // as echarts writes it
  return Object.fromEntries(
    features.map(({ properties, geometry }) => [
      codes[province]?.[properties.name] ?? properties.name,
      ringsOf(geometry).map(trueRing).filter(isSeen),
    ]),
  )
}

/** The outer rings of Hong Kong, Macau and the mainland in [lat, lng], by the countries' numbers. */
function coastOf({ arcs, objects, transform: { scale, translate } }: Atlas): Partial<Record<string, Ring[]>> {
  const paths = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([right, up]): Corner => {
      x += right
      y += up
      return [y * scale[1] + translate[1], x * scale[0] + translate[0]]
    })
  })
  const pathOf = (at: number): Ring => (at < 0 ? (paths[~at] ?? []).toReversed() : (paths[at] ?? []))
  const ringOf = ([outer = []]: number[][]): Ring => outer.flatMap((at, nth) => pathOf(at).slice(nth ? 1 : 0))
  const wanted = objects.countries.geometries.filter(({ id }) => ['156', '344', '446'].includes(id))
  return Object.fromEntries(wanted.map(({ id, arcs: polygons }) => [id, polygons.map(ringOf)]))
}

function ringFrom(text: string): Ring {
  let [lat, lng] = [0, 0]
  return text.split(' ').map((step): Corner => {
    const [north = 0, east = 0] = step.split(',').map(Number)
    lat += north
    lng += east
    return [lat / 1e4, lng / 1e4]
  })
}

/** The part of a ring inside a box, side by side (Sutherland and Hodgman). */
function clipped(ring: Ring, [south, west, north, east]: Box): Ring {
  const sides: [axis: 0 | 1, edge: number, sign: 1 | -1][] = [
    [0, south, 1],
    [0, north, -1],
    [1, west, 1],
    [1, east, -1],
  ]
  return sides.reduce((corners, [axis, edge, sign]) => {
    const inside = (corner: Corner) => (corner[axis] - edge) * sign >= 0
    return corners.flatMap((corner, at): Ring => {
      const before = corners.at(at - 1) ?? corner
      if (inside(corner) === inside(before)) return inside(corner) ? [corner] : []
      const share = (edge - before[axis]) / (corner[axis] - before[axis])
      const crossing: Corner = [before[0] + (corner[0] - before[0]) * share, before[1] + (corner[1] - before[1]) * share]
      return inside(corner) ? [crossing, corner] : [crossing]
    })
  }, ring)
}

function holds(ring: Ring, [lat, lng]: Corner): boolean {
  return (
    ring.filter((a, at) => {
      const b = ring.at(at - 1) ?? a
      return a[0] > lat !== b[0] > lat && lng < a[1] + ((lat - a[0]) / (b[0] - a[0])) * (b[1] - a[1])
    }).length %
      2 ===
    1
  )
}

function ringsOf(shape: Shape): Ring[] {
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
  const offsets = shape.type === 'Polygon' ? [shape.encodeOffsets] : shape.encodeOffsets
  return polygons.flatMap((rings, at) => rings.map((ring, nth) => decoded(ring, offsets[at]?.[nth] ?? [0, 0])))
}

/** Steps in 1/1024 degrees, zigzag: a sign in the lowest bit. */
function decoded(text: string, [lng, lat]: [number, number]): Ring {
  let [x, y] = [lng, lat]
  const step = (at: number) => {
    const code = text.charCodeAt(at) - 64
    return (code >> 1) ^ -(code & 1)
  }
  return Array.from({ length: text.length / 2 }, (_, at): Corner => {
    x += step(at * 2)
    y += step(at * 2 + 1)
    return [y / 1024, x / 1024]
  })
}

/** A rock in the sea is no place to deliver to. */
function isSeen(ring: Ring): boolean {
  return ring.length > 3
}

/** Ten-thousandths of a degree: the first corner, then steps. */
function drawn(ring: Ring): string {
  const whole = ring.map(([lat, lng]): Corner => [Math.round(lat * 1e4), Math.round(lng * 1e4)])
  const steps = whole.map(([lat, lng], at) => {
    const [lastLat, lastLng] = whole[at - 1] ?? [0, 0]
    return `${lat - lastLat},${lng - lastLng}`
  })
  return steps.join(';')
}

/** The maps are shifted as Chinese law has it (GCJ-02); back to the coordinates of everybody else (WGS-84), good to a few metres. */
function trueRing(ring: Ring): Ring {
  return ring.map(([lat, lng]): Corner => {
    const [byLat, byLng] = shift(lat, lng)
    return [lat - byLat, lng - byLng]
  })
}

function shift(lat: number, lng: number): [byLat: number, byLng: number] {
  const [x, y] = [lng - 105, lat - 35]
  const radius = 6378245
  const eccentricity = 0.006693421622965943
  const waves = (20 * Math.sin(6 * x * Math.PI) + 20 * Math.sin(2 * x * Math.PI)) * (2 / 3)
  const north = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x)) + waves + swell(y, [20, 40, 160, 320])
  const east = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x)) + waves + swell(x, [20, 40, 150, 300])
  const angle = (lat / 180) * Math.PI
  const bend = 1 - eccentricity * Math.sin(angle) ** 2
  const meridian = ((radius * (1 - eccentricity)) / (bend * Math.sqrt(bend))) * Math.PI
  const parallel = (radius / Math.sqrt(bend)) * Math.cos(angle) * Math.PI
  return [(north * 180) / meridian, (east * 180) / parallel]
}

function swell(at: number, [a, b, c, d]: [number, number, number, number]): number {
  const waves = [
    a * Math.sin(at * Math.PI),
    b * Math.sin((at / 3) * Math.PI),
    c * Math.sin((at / 12) * Math.PI),
    d * Math.sin((at / 30) * Math.PI),
  ]
  return waves.reduce((sum, wave) => sum + wave, 0) * (2 / 3)
}

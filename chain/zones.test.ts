import { zoneAt, type Point } from '@harbour/rules'
import { expect, test } from 'vitest'
import { places, shops, type ChainShop, type Place } from './index.ts'
import { around, ring, zonesOf } from './zones.ts'

const zones = shops.flatMap((shop) => shop.zones.map((zone) => ({ shop, zone })))
const holds = (zone: ChainShop['zones'][number], point: Point) => zoneAt([zone], point) !== null
const shopsAt = (point: Point) => shops.filter((shop) => zoneAt(shop.zones, point)).map(({ storeId }) => storeId)

/** Land that a rider can cross without a boat. Tsing Yi and Ma Wan hang on bridges, but nobody rides from Ma Wan to Kowloon. */
function landOf(district: string, { lat, lng }: Point): string {
  if (['central-western', 'wan-chai', 'eastern', 'southern'].includes(district)) return 'Hong Kong Island'
  if (['macau-taipa', 'macau-cotai', 'macau-coloane'].includes(district)) return 'Taipa and Coloane'
  if (district.startsWith('macau')) return 'the peninsula of Macau'
  if (district !== 'islands') return lat < 22.356 && lng < 114.07 ? 'Ma Wan' : 'Kowloon and the New Territories'
  if (lng < 114.006 && lat > 22.24) return 'Lantau'
  return lat > 22.28 && lng < 114.03 ? 'Discovery Bay' : `an island at ${lat.toFixed(2)},${lng.toFixed(2)}`
}

const landOfPlace = ({ district, point }: Place) => landOf(district, point)

test('[8.12] no zone holds a place on the other side of the harbour, or on an island that its shop is not on', () => {
  const astray = zones.flatMap(({ shop, zone }) =>
    places
      .filter((place) => place.brand === shop.brand && holds(zone, place.point) && landOfPlace(place) !== landOf(shop.district, shop.point))
      .map((place) => `${zone.zoneId} holds ${place.name.en}`),
  )
  expect(astray).toEqual([])
})

test('[8.12] the check above has places on every piece of land to find', () => {
  const lands = new Set(places.map(landOfPlace))
  for (const land of ['Hong Kong Island', 'Kowloon and the New Territories', 'Lantau', 'Ma Wan', 'Discovery Bay', 'Taipa and Coloane'])
    expect(lands).toContain(land)
})

test.each([
  ['Cheung Chau', ['3344']],
  ['Discovery Bay', ['3343']],
  ['Ma Wan', ['3306']],
  ['Tung Chung', ['3341']],
  ['Lamma Island', []],
  ['Peng Chau', []],
  ['Mui Wo', []],
  ['Tai O', []],
])('[8.12] %s is reached by %j alone', (name, storeIds) => {
  const place = places.find(({ name: { en } }) => en === name)
  if (!place) throw new Error(`the gazetteer has no ${name}`)
  expect(shopsAt(place.point)).toEqual(storeIds)
})

test.each([
  ['the middle of Victoria Harbour', 22.2893, 114.169],
  ['the harbour before Hung Hom', 22.296, 114.186],
  ['the harbour before Kai Tak', 22.302, 114.205],
  ['the western harbour', 22.3, 114.12],
  ['the typhoon shelter of Aberdeen', 22.2458, 114.156],
  ['Rambler Channel', 22.3598, 114.114],
  ['Repulse Bay, in the water', 22.2325, 114.1975],
  ['Tolo Harbour', 22.45, 114.22],
  ['Junk Bay', 22.285, 114.26],
  ['the channel between Lantau and Discovery Bay’s ferries', 22.3, 114.05],
  ['the strait before Cheung Chau', 22.22, 114],
  ['the strait east of Lamma', 22.22, 114.14],
  ['the marshes of Nam Sang Wai', 22.4595, 114.0425],
  ['Shenzhen', 22.54, 114.11],
  ['the Inner Harbour of Macau', 22.195, 113.532],
  ['the water between Macau and Taipa', 22.17, 113.556],
  ['Hengqin', 22.14, 113.53],
  ['Zhuhai', 22.22, 113.55],
])('[8.12] nobody delivers to %s', (_where, lat, lng) => {
  expect(shopsAt({ lat, lng })).toEqual([])
})

test('[8.12] some zones have holes, each inside its ring and with nobody living in it', () => {
  const hollow = zones.flatMap(({ zone }) => (zone.holes ?? []).map((hole) => ({ zone, hole })))
  expect(hollow.length).toBeGreaterThanOrEqual(5)
  for (const { zone, hole } of hollow) {
    expect(hole.filter(([lat, lng]) => !zoneAt([{ ring: zone.ring }], { lat, lng }))).toEqual([])
    expect(places.filter(({ kind, point }) => kind !== 'landmark' && zoneAt([{ ring: hole }], point))).toEqual([])
  }
})

test('a zone is drawn as a ring alone or with holes', () => {
  const square = ring('0,0 0,3 3,3 3,0')
  const hole = ring('1,1 1,2 2,2 2,1')
  expect(zonesOf('9', [square, 1, 2, 3], [around(square, hole), 4, 5, 6])).toEqual([
    { zoneId: '9-1', ring: square, fee: 1, minimum: 2, travelMinutes: 3 },
    { zoneId: '9-2', ring: square, holes: [hole], fee: 4, minimum: 5, travelMinutes: 6 },
  ])
})

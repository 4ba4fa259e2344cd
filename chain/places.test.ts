import { brandIds, distanceMetres, zoneAt, type Point } from '@harbour/rules'
import { expect, test } from 'vitest'
import { districts, places, shops, type Place } from './index.ts'

test('[1.16] the gazetteer knows at least 1,700 places, of every kind and in every district', () => {
  expect(places.length).toBeGreaterThanOrEqual(1700)
  expect(new Set(places.map((place) => place.kind)).size).toBe(7)
  expect(districts.filter(({ code }) => !places.some((place) => place.district === code))).toEqual([])
})

test('no two places share an id, and ids are fit for a URL', () => {
  expect(new Set(places.map((place) => place.placeId)).size).toBe(places.length)
  expect(places.filter((place) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(place.placeId))).toEqual([])
})

test('[1.4] every place has its name and address in both languages', () => {
  const texts = places.flatMap((place) => [place.name, place.address])
  expect(texts.filter(({ tc, en }) => tc === '' || en === '' || /\p{Script=Han}/u.test(en))).toEqual([])
  expect(places.filter(({ name }) => name.tc.includes('?') || name.en.includes('?'))).toEqual([])
  expect(places.filter(({ address }) => !/^(香港|九龍|新界|澳門)\p{Script=Han}/u.test(address.tc))).toEqual([])
})

test('every place lies in the box of its district, under its brand', () => {
  expect(namesOf((place) => !liesInDistrict(place))).toEqual([])
})

test('a district knows no two places of one name, its neighbourhoods aside', () => {
  const names = places
    .filter(({ kind }) => kind !== 'district')
    .flatMap(({ district, name }) => [...new Set([name.tc, name.en])].map((one) => `${district} ${one}`))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('[1.16] each district and parish can itself be found', () => {
  const whole = new Set(places.filter(({ kind }) => kind === 'district').map(({ name }) => name.tc))
  expect(districts.filter(({ name }) => !whole.has(name.tc))).toEqual([])
})

test('a place lies within 6 km of the neighbourhood that completes its address', () => {
  const hearts = places.filter(({ kind }) => kind === 'district')
  const far = places.filter(({ address, district, point }) => {
    const heart = hearts.find((one) => one.district === district && address.tc.startsWith(one.address.tc) && one.address.tc !== address.tc)
    return heart && distanceMetres(heart.point, point) > 6000
  })
  expect(far.map(({ name }) => name.en)).toEqual([])
})

test('no alias is empty or repeats the name', () => {
  expect(namesOf(({ aliases, name }) => aliases.some((alias) => alias === '' || alias === name.tc || alias === name.en))).toEqual([])
})

test('[1.16] the 98 stations of the railway and the 68 stops of the light rail are known', () => {
  const stations = places.filter(
    (place) => place.kind === 'station' && place.brand === brandIds.hongKong && place.name.en !== 'Hong Kong West Kowloon Station',
  )
  const lightRail = stations.filter((place) => place.name.tc.startsWith('輕鐵'))
  expect(lightRail.length).toBe(68)
  expect(stations.length - lightRail.length).toBe(98)
})

test.each([
  ['太古城 銀柏閣', 'Ngan Pak Mansion, Taikoo Shing', '香港鰂魚涌太古城道 8 號', '8 Taikoo Shing Road, Quarry Bay'],
  ['太古城 金櫻閣', 'Kam Ying Mansion, Taikoo Shing', '香港鰂魚涌太古城道 10 號', '10 Taikoo Shing Road, Quarry Bay'],
  ['太古坊一座', 'One Taikoo Place', '香港鰂魚涌英皇道 979 號', '979 King’s Road, Quarry Bay'],
  ['康怡花園', 'Kornhill', '香港鰂魚涌英皇道 1076 號', '1076 King’s Road, Quarry Bay'],
])('%s is found as %s', (tc, en, addressTc, addressEn) => {
  const found = places.find((place) => place.name.tc === tc)
  expect(found?.name.en).toBe(en)
  expect(found?.address).toEqual({ tc: addressTc, en: addressEn })
})

test('the guest of Ngan Pak Mansion lives about 210 m from the shop in Cityplaza', () => {
  const home = places.find((place) => place.name.en.startsWith('Ngan Pak Mansion'))
  const taikooShop = shops.find((shop) => shop.storeId === '3101')
  const metres = home && taikooShop ? distanceMetres(home.point, taikooShop.point) : NaN
  expect(metres).toBeGreaterThan(160)
  expect(metres).toBeLessThan(260)
})

test('[1.3] a Macau place also answers to its Portuguese name', () => {
  const aliases = places.filter((place) => place.brand === brandIds.macau).flatMap((place) => place.aliases)
  expect(aliases).toEqual(expect.arrayContaining(['Ruínas de São Paulo', 'Jardins do Oceano', 'Aeroporto Internacional de Macau']))
})

test('at least 95 in 100 estates, towers and malls are in a zone of some shop', () => {
  expect(shareServed(homes(), shops)).toBeGreaterThanOrEqual(0.95)
})

test('at least 85 in 100 estates, towers and malls are in a zone of a shop that never shuts', () => {
  const always = shops.filter((shop) => shop.openings.some((row) => row.startTime === '00:00' && row.endTime === '24:00'))
  expect(shareServed(homes(), always)).toBeGreaterThanOrEqual(0.85)
})

function homes(): Place[] {
  return places.filter(({ kind }) => kind === 'estate' || kind === 'tower' || kind === 'mall')
}

function shareServed(all: Place[], by: typeof shops): number {
  return all.filter(({ point }) => isServed(point, by)).length / all.length
}

function isServed(point: Point, by: typeof shops): boolean {
  return by.some((shop) => zoneAt(shop.zones, point) !== null)
}

function namesOf(which: (place: Place) => boolean): string[] {
  return places.filter(which).map((place) => place.name.en)
}

function liesInDistrict({ district, brand, point }: Place): boolean {
  const found = districts.find(({ code }) => code === district)
  if (!found || found.brand !== brand) return false
  const [south, west, north, east] = found.box
  return south <= point.lat && point.lat <= north && west <= point.lng && point.lng <= east
}

import { addMinutes, brandIds, minutesOf, parseMoment, scheduledOpenness, zoneAt, type Brand, type Instant } from '@harbour/rules'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { districts, products, shops, type ChainShop } from './index.ts'
import { kiosk } from './shops/hours.ts'
import type { Ring } from './zones.ts'

const hongKong = shops.filter((shop) => shop.brand === brandIds.hongKong)
const macau = shops.filter((shop) => shop.brand === brandIds.macau)
const monday = parseMoment('2027/03/01 00:00:00') ?? NaN
const halfHours = Array.from({ length: 7 * 48 }, (_, index) => addMinutes(monday, index * 30))

test('[1.2] every district of Hong Kong has a shop, and there are at least 38', () => {
  expect(hongKong.length).toBeGreaterThanOrEqual(38)
  expect(emptyDistricts(brandIds.hongKong)).toEqual([])
})

test('[1.3] the peninsula, Taipa and Cotai each have a shop of Macau', () => {
  expect(macau.length).toBeGreaterThanOrEqual(6)
  expect(macau.map((shop) => shop.district)).toEqual(expect.arrayContaining(['macau-se', 'macau-fatima', 'macau-taipa', 'macau-cotai']))
})

test('no two shops share a store id, a platform id, an extra id or a zone id', () => {
  const ids = shops.flatMap((shop) => [shop.storeId, shop.platformStoreId, shop.extraStoreId, ...shop.zones.map((zone) => zone.zoneId)])
  expect(new Set(ids).size).toBe(ids.length)
})

test('every store id is four digits of which the first says the region', () => {
  expect(shops.filter((shop) => !(shop.brand === brandIds.hongKong ? /^3\d{3}$/ : /^4\d{3}$/).test(shop.storeId))).toEqual([])
})

test('[1.4] name, address and reason of every shop are Chinese in one language and not in the other', () => {
  const texts = shops.flatMap((shop) => [shop.name, shop.address, ...shop.blackouts.flatMap(({ reason }) => reason ?? [])])
  expect(texts.filter(({ tc, en }) => !/\p{Script=Han}/u.test(tc) || /\p{Script=Han}/u.test(en) || !/[A-Z]/.test(en))).toEqual([])
})

test('every shop stands in the box of its district, under its brand', () => {
  expect(namesOf(shops, (shop) => !standsInDistrict(shop))).toEqual([])
})

test('every phone is a land line of its region, eight digits long', () => {
  expect(namesOf(shops, (shop) => !isLandLine(shop))).toEqual([])
})

test('[3.25] opening rows name weekdays once and times as HH:mm, 24:00 only as an end', () => {
  const rows = shops.flatMap((shop) => shop.openings)
  const startTime = /^([01]\d|2[0-3]):[0-5]\d$/
  expect(rows.filter((row) => !startTime.test(row.startTime) || !(startTime.test(row.endTime) || row.endTime === '24:00'))).toEqual([])
  expect(rows.filter(({ weekdays }) => new Set(weekdays).size < weekdays.length || weekdays.some((day) => day < 1 || day > 7))).toEqual([])
})

test('[3.25] every order type that a shop takes has opening rows on every day of the week', () => {
  const without = namesOf(shops, (shop) =>
    shop.orderTypes.some((type) => {
      const rows = shop.openings.filter((row) => row.orderTypes?.includes(type) ?? true)
      return new Set(rows.flatMap((row) => row.weekdays)).size < 7
    }),
  )
  expect(without).toEqual([])
})

test('[5.2] a blackout begins before it ends, in a form that the rules can read', () => {
  const blackouts = shops.flatMap((shop) => shop.blackouts)
  expect(blackouts.length).toBeGreaterThanOrEqual(4)
  expect(
    blackouts.filter(
      ({ startDate, endDate }) => !((parseMoment(`${startDate} 00:00:00`) ?? NaN) <= (parseMoment(`${endDate} 23:59:59`) ?? NaN)),
    ),
  ).toEqual([])
})

test('[5.2] Taikoo Shing rests from 15:00 to 18:00 on 28 November 2026 and is open before and after', () => {
  const states = ['14:00', '15:00', '17:59', '18:00'].map((time) => stateAt('3101', `2026/11/28 ${time}:00`))
  expect(states).toEqual(['open', 'closed', 'closed', 'open'])
})

test('[8.13] most shops take preorders for all that they serve, kiosks for nothing, and some not for delivery', () => {
  const without = (type: 1 | 2 | 5) => shops.filter(({ orderTypes, preorders }) => orderTypes.includes(type) && !preorders.includes(type))
  expect(shops.filter(({ orderTypes, preorders }) => preorders.some((type) => !orderTypes.includes(type)))).toEqual([])
  expect(shops.filter(({ orderTypes, preorders }) => preorders.length === orderTypes.length).length / shops.length).toBeGreaterThan(0.7)
  expect(namesOf(shops, ({ preorders }) => preorders.length === 0)).toEqual(namesOf(shops, ({ openings }) => openings === kiosk))
  expect(without(2).length).toBeGreaterThanOrEqual(3)
})

test('[1.15] a slot takes at least a pizza and a meal beside it, and no more than a kitchen can make', () => {
  expect(namesOf(shops, ({ slotCapacity }) => slotCapacity < 30 || slotCapacity > 120)).toEqual([])
  expect(new Set(shops.map(({ slotCapacity }) => slotCapacity)).size).toBeGreaterThan(2)
})

test('at least five shops close after midnight', () => {
  const late = shops.filter(({ openings }) =>
    openings.some((row) => row.endTime > '00:00' && minutesOf(row.endTime) < minutesOf(row.startTime)),
  )
  expect(late.length).toBeGreaterThanOrEqual(5)
})

test('about one shop in five never shuts', () => {
  const share = shops.filter((shop) => deliversAlways(shop)).length / shops.length
  expect(share).toBeGreaterThan(0.15)
  expect(share).toBeLessThan(0.3)
})

test.each<Brand>(Object.values(brandIds))('[3.25] at any half hour of a week a shop of brand %i is open and delivers', (brand) => {
  const delivering = shops.filter((shop) => shop.brand === brand && shop.zones.length > 0)
  expect(halfHours.filter((now) => !delivering.some((shop) => isOpenForDelivery(shop, now)))).toEqual([])
})

test('what a shop has sold out is on the menu, and some shop has sold something out', () => {
  const soldOut = shops.flatMap((shop) => shop.soldOut)
  expect(soldOut.length).toBeGreaterThan(0)
  expect(soldOut.filter((pid) => !products.some((product) => product.pid === pid))).toEqual([])
})

test('a shop delivers if and only if it has zones, and its own door is in one of them', () => {
  expect(namesOf(shops, (shop) => shop.orderTypes.includes(2) !== shop.zones.length > 0)).toEqual([])
  expect(namesOf(shops, (shop) => shop.zones.length > 0 && !zoneAt(shop.zones, shop.point))).toEqual([])
})

test('a zone is a simple ring of at least eight corners', () => {
  const zones = shops.flatMap((shop) => shop.zones)
  expect(zones.filter((zone) => zone.ring.length < 8 || crossesItself(zone.ring)).map((zone) => zone.zoneId)).toEqual([])
})

test('a zone asks $10 to $30, a minimum of $50 to $120 and no more than 30 minutes; a farther zone is never cheaper', () => {
  const zones = shops.flatMap((shop) => shop.zones)
  expect(zones.filter(({ fee }) => fee < 1000 || fee > 3000)).toEqual([])
  expect(zones.filter(({ minimum }) => minimum < 5000 || minimum > 12000)).toEqual([])
  expect(zones.filter(({ travelMinutes }) => travelMinutes < 5 || travelMinutes > 30)).toEqual([])
  expect(namesOf(shops, ({ zones }) => zones.some((zone, index) => zone.fee < (zones[index - 1]?.fee ?? 0)))).toEqual([])
})

test('nobody delivers across Victoria Harbour', () => {
  const pier = { lat: 22.2933, lng: 114.1688 }
  const central = { lat: 22.2872, lng: 114.1585 }
  expect(namesOf(shops, ({ zones }) => zoneAt(zones, pier) !== null && zoneAt(zones, central) !== null)).toEqual([])
})

function emptyDistricts(brand: Brand): string[] {
  return districts
    .filter(({ code }) => !shops.some((shop) => shop.brand === brand && shop.district === code))
    .flatMap((district) => (district.brand === brand ? district.code : []))
}

function namesOf(all: ChainShop[], which: (shop: ChainShop) => boolean): string[] {
  return all.filter(which).map((shop) => shop.name.en)
}

function standsInDistrict({ brand, district, point }: ChainShop): boolean {
  const found = districts.find(({ code }) => code === district)
  if (!found || found.brand !== brand) return false
  const [south, west, north, east] = found.box
  return south <= point.lat && point.lat <= north && west <= point.lng && point.lng <= east
}

function isLandLine({ brand, phone }: ChainShop): boolean {
  const parsed = parsePhoneNumberFromString(phone, brand === brandIds.hongKong ? 'HK' : 'MO')
  return phone.length === 8 && parsed?.isValid() === true && parsed.getType() === 'FIXED_LINE'
}

function stateAt(storeId: string, moment: string): string | undefined {
  const shop = shops.find((one) => one.storeId === storeId)
  return shop && scheduledOpenness(shop, 2, parseMoment(moment) ?? NaN).state
}

function isOpenForDelivery(shop: ChainShop, now: Instant): boolean {
  return shop.orderTypes.includes(2) && scheduledOpenness(shop, 2, now).state === 'open'
}

function deliversAlways(shop: ChainShop): boolean {
  return halfHours.every((now) => isOpenForDelivery(shop, now))
}

/** Says whether two edges that do not touch meet. */
function crossesItself(ring: Ring): boolean {
  const edges = ring.map((corner, index): [[number, number], [number, number]] => [corner, ring[(index + 1) % ring.length] ?? corner])
  return edges.some(([a, b], i) =>
    edges.some(
      ([c, d], j) => j > i + 1 && (i > 0 || j < edges.length - 1) && turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b),
    ),
  )
}

function turn(a: [number, number], b: [number, number], c: [number, number]): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])
}

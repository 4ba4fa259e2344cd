import { expect, test } from 'vitest'
import type { PlaceRecord } from '../catalogue/catalogue.ts'
import { createGazetteer } from './gazetteer.ts'

test.each([
  ['太古城', 'taikoo-shing'],
  ['太古誠', 'taikoo-shing'],
  ['Taikoo Shing', 'taikoo-shing'],
  ['taikooshing', 'taikoo-shing'],
  ['tai koo shing', 'taikoo-shing'],
  ['tiakoo shing', 'taikoo-shing'],
  ['taikoo shng', 'taikoo-shing'],
  ['太古城道18號', 'cityplaza'],
  ['18 Taikoo Shing Road', 'cityplaza'],
  ['citypalza', 'cityplaza'],
  ['太古站', 'tai-koo-station'],
  ['铜锣湾', 'causeway-bay-station'],
  ['SOGO', 'sogo'],
  ['崇光', 'sogo'],
  ['causeway', 'causeway-bay-station'],
])('[1.16] "%s" finds %s first', async (keyword, placeId) => {
  const [first] = await gazetteer.suggest(keyword, { brand: 31, language: 1, limit: 5 })
  expect(first?.placeId).toBe(placeId)
})

test.each([
  ['São Lourenço', 'sao-lourenco'],
  ['sao lourenco', 'sao-lourenco'],
  ['新馬路', 'almeida-ribeiro'],
  ['新马路', 'almeida-ribeiro'],
  ['avenida almeida riberio', 'almeida-ribeiro'],
])('[1.16] in Macau "%s" finds %s first, with or without its accents', async (keyword, placeId) => {
  const [first] = await gazetteer.suggest(keyword, { brand: 42, language: 2, limit: 5 })
  expect(first?.placeId).toBe(placeId)
})

test('[1.16] of equal beginnings the nearer comes first, and distances are told', async () => {
  const near = { lat: 22.2847, lng: 114.2161 }
  const found = await gazetteer.suggest('太古', { brand: 31, near, language: 1, limit: 5 })
  expect(found.map(({ placeId }) => placeId)).toEqual(['tai-koo-station', 'cityplaza', 'taikoo-shing', 'taikoo-place', 'pacific-place'])
  expect(found[0]?.distance).toBeLessThan(100)
  const anywhere = await gazetteer.suggest('太古', { brand: 31, language: 1, limit: 1 })
  expect(anywhere[0]?.distance).toBeNull()
})

test('[1.16] a place is told in the language of the caller', async () => {
  const [chinese] = await gazetteer.suggest('Cityplaza', { brand: 31, language: 1, limit: 1 })
  const [english] = await gazetteer.suggest('太古城中心', { brand: 31, language: 2, limit: 1 })
  expect(chinese).toMatchObject({ building: '太古城中心', district: '東區', fullAddress: '鰂魚涌太古城道 18 號' })
  expect(english).toMatchObject({ building: 'Cityplaza', district: 'Eastern', fullAddress: '18 Taikoo Shing Road, Quarry Bay' })
})

test.each(['', ' ', '?!', 'zzzzzz', '龘'])('[8.12] "%s" finds nothing', async (keyword) => {
  expect(await gazetteer.suggest(keyword, { brand: 31, language: 1, limit: 5 })).toEqual([])
})

test('[1.2] a region finds its own places only', async () => {
  expect(await gazetteer.suggest('太古城', { brand: 42, language: 1, limit: 5 })).toEqual([])
})

test('[7.17] nearby places come nearest first, districts left out', async () => {
  const found = await gazetteer.nearby({ lat: 22.2855, lng: 114.2165 }, { brand: 31, language: 1, limit: 3 })
  expect(found.map(({ placeId }) => placeId)).toEqual(['tai-koo-station', 'cityplaza', 'taikoo-shing'])
  expect(found.map(({ distance }) => distance)).toEqual(found.map(({ distance }) => distance).toSorted((a, b) => a - b))
})

test('[8.12] nothing is near to the middle of the sea', async () => {
  expect(await gazetteer.nearby({ lat: 21, lng: 114 }, { brand: 31, language: 1, limit: 3 })).toEqual([])
})

const eastern = { tc: '東區', en: 'Eastern' }
const wanChai = { tc: '灣仔區', en: 'Wan Chai' }
const macau = { tc: '花地瑪堂區', en: 'Nossa Senhora de Fátima' }

type PlaceRow = [
  placeId: string,
  kind: string,
  tc: string,
  en: string,
  address: [tc: string, en: string],
  at: [lat: number, lng: number],
  aliases?: string[],
]

function place(brand: 31 | 42, district: PlaceRecord['district']) {
  return ([placeId, kind, tc, en, [addressTc, addressEn], [lat, lng], aliases = []]: PlaceRow): PlaceRecord => ({
    placeId,
    kind,
    name: { tc, en },
    address: { tc: addressTc, en: addressEn },
    district,
    brand,
    point: { lat, lng },
    aliases,
  })
}

const inEastern: PlaceRow[] = [
  ['eastern', 'district', '東區', 'Eastern District', ['香港島', 'Hong Kong Island'], [22.284, 114.224]],
  ['taikoo-place', 'tower', '太古坊一座', 'One Taikoo Place', ['鰂魚涌英皇道 979 號', "979 King's Road, Quarry Bay"], [22.2868, 114.2125]],
  ['cityplaza', 'mall', '太古城中心', 'Cityplaza', ['鰂魚涌太古城道 18 號', '18 Taikoo Shing Road, Quarry Bay'], [22.2865, 114.2172]],
  ['taikoo-shing', 'estate', '太古城', 'Taikoo Shing', ['鰂魚涌太古城道', 'Taikoo Shing Road, Quarry Bay'], [22.2863, 114.2189]],
  [
    'tai-koo-station',
    'station',
    '太古站',
    'Tai Koo Station',
    ['鰂魚涌康山道', 'Kornhill Road, Quarry Bay'],
    [22.2847, 114.2161],
    ['港鐵太古站', 'Tai Koo MTR'],
  ],
]
const inWanChai: PlaceRow[] = [
  ['pacific-place', 'mall', '太古廣場', 'Pacific Place', ['金鐘道 88 號', '88 Queensway'], [22.2773, 114.1655]],
  [
    'causeway-bay-station',
    'station',
    '銅鑼灣站',
    'Causeway Bay Station',
    ['銅鑼灣軒尼詩道', 'Hennessy Road, Causeway Bay'],
    [22.2803, 114.1849],
    ['銅鑼灣', 'CWB'],
  ],
  [
    'sogo',
    'mall',
    '崇光百貨',
    'SOGO Causeway Bay',
    ['銅鑼灣軒尼詩道 555 號', '555 Hennessy Road, Causeway Bay'],
    [22.2804, 114.1846],
    ['崇光', 'sogo'],
  ],
]
const inMacau: PlaceRow[] = [
  [
    'almeida-ribeiro',
    'street',
    '新馬路',
    'Avenida de Almeida Ribeiro',
    ['澳門半島', 'Macau Peninsula'],
    [22.1935, 113.5395],
    ['亞美打利庇盧大馬路'],
  ],
  [
    'sao-lourenco',
    'landmark',
    '聖老楞佐堂',
    'Igreja de São Lourenço',
    ['風順堂街', 'Rua de São Lourenço'],
    [22.1896, 113.5362],
    ['風順堂', 'St. Lawrence'],
  ],
]
const places = {
  31: [...inEastern.map(place(31, eastern)), ...inWanChai.map(place(31, wanChai))],
  42: inMacau.map(place(42, macau)),
}
const gazetteer = createGazetteer((brand) => places[brand])

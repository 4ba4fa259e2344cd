import { districts, places as chainPlaces } from '@harbour/chain'
import { expect, test } from 'vitest'
import type { PlaceRecord } from '../catalogue/catalogue.ts'
import { createGazetteer } from './gazetteer.ts'
import { pinyinOf } from './pinyin.ts'
import { misspelt } from '../../testing/misspelt.ts'
import { hanRuns, normaliseText } from './normalise-text.ts'
import { wholeLaneOnly } from '../../testing/lane.ts'

const nameOf = new Map(districts.map(({ code, name }) => [code, name]))
const records = chainPlaces.map((place): PlaceRecord => ({ ...place, district: nameOf.get(place.district) ?? place.name }))
const gazetteer = createGazetteer(recordsOf)

test('[1.16] the list names 200 misspelt queries or more, each for a place that there is', () => {
  expect(misspelt.length).toBeGreaterThanOrEqual(200)
  expect(new Set(misspelt.map(({ typed, brand }) => `${brand} ${typed}`)).size).toBe(misspelt.length)
  const names = new Set(records.map(({ name }) => name.en))
  expect(misspelt.filter(({ meant }) => !names.has(meant))).toEqual([])
})

test('[1.16] of the misspelt queries at least 95 in 100 find first what was meant', async () => {
  const missed: string[] = []
  for (const { typed, meant, brand } of misspelt) {
    const [first] = await gazetteer.suggest(typed, { brand, language: 2, limit: 5 })
    if (first?.building !== meant) missed.push(`${typed} finds ${first?.building}, not ${meant}`)
  }
  expect(missed.length / misspelt.length, missed.join('\n')).toBeLessThanOrEqual(0.05)
})

test('[1.16] every place is among the first three that its own name finds, in either language', wholeLaneOnly, async () => {
  const lost: string[] = []
  for (const { name, brand, placeId } of records) {
    for (const text of [name.tc, name.en]) {
      const found = await gazetteer.suggest(text, { brand, language: 2, limit: 3 })
      if (!found.some((place) => place.placeId === placeId)) lost.push(text)
    }
  }
  expect(lost.length, lost.join(', ')).toBeLessThan(records.length / 100)
})

const nowhere =
  'zzqx|xxxxxx|qqqq|qwrtp|bcdfg|hhhh|lorem ipsum|foobar|深圳|新加坡|廣州|台北|pizza|sushi|hello|chicken|password|starbucks|薄餅|火鍋'

test.each(nowhere.split('|'))('[1.16] "%s" means no place at all', async (keyword) => {
  for (const brand of [31, 42] as const) expect(await gazetteer.suggest(keyword, { brand, language: 2, limit: 5 })).toEqual([])
})

test.each<[string, string, 31 | 42]>([
  ['tong luo wan', 'Causeway Bay', 31],
  ['tongluowan', 'Causeway Bay', 31],
  ['jian sha zui', 'Tsim Sha Tsui', 31],
  ['wang jiao', 'Mong Kok', 31],
  ['zhong huan', 'Central', 31],
  ['xiang gang da xue', 'The University of Hong Kong', 31],
  ['tung lo wan', 'Causeway Bay', 31],
  ['tung4 lo4 waan1', 'Causeway Bay', 31],
  ['sham1 seoi2 bou6', 'Sham Shui Po', 31],
  ['xin ma lu', 'Avenida de Almeida Ribeiro', 42],
  ['da san ba', 'Ruins of St. Paul’s', 42],
])('[1.16] "%s", as a Chinese name is read, finds %s', async (keyword, building, brand) => {
  const [found] = await gazetteer.suggest(keyword, { brand, language: 2, limit: 1 })
  expect(found?.building).toBe(building)
})

test('[1.16] Mandarin can read every name in the gazetteer', () => {
  const han = (text: string) => hanRuns(normaliseText(text)).join('')
  expect(records.filter(({ name }) => pinyinOf(han(name.tc)).length !== [...han(name.tc)].length).map(({ name }) => name.tc)).toEqual([])
})

test.each([
  ['18 Taikoo Shing Road', ['Cityplaza', '18 Taikoo Shing Road']],
  ['太古城道18號', ['Cityplaza', '18 Taikoo Shing Road']],
  ['500 nathan rd', ['500 Nathan Road', 'Nathan Road']],
])('[1.16] "%s" finds what stands there, and the street with its number', async (keyword, buildings) => {
  const found = await gazetteer.suggest(keyword, { brand: 31, language: 2, limit: 2 })
  expect(found.map(({ building }) => building)).toEqual(buildings)
})

test.each([
  ['taikoo shing block 5 flat b', 'Taikoo Shing'],
  ['Taikoo Shing, Block 5, 12/F, Flat B', 'Taikoo Shing'],
  ['太古城 5 座 12 樓 B 室', 'Taikoo Shing'],
  ['沙田第一城12座', 'City One Shatin'],
  ['德福花園 C 座', 'Telford Gardens'],
  ['Whampoa Garden site 5', 'Whampoa Garden'],
])('[1.16] "%s" finds the estate of that door', async (keyword, building) => {
  const [found] = await gazetteer.suggest(keyword, { brand: 31, language: 2, limit: 1 })
  expect(found?.building).toBe(building)
})

test('[1.16] a street keeps its number in the address, in the language of the guest', async () => {
  const [found] = await gazetteer.suggest('500 nathan rd', { brand: 31, language: 1, limit: 1 })
  expect(found).toMatchObject({ building: '彌敦道 500 號', fullAddress: '九龍尖沙咀彌敦道 500 號' })
})

function recordsOf(brand: 31 | 42): PlaceRecord[] {
  return brand === 31 ? hongKong : macau
}

const hongKong = records.filter(({ brand }) => brand === 31)
const macau = records.filter(({ brand }) => brand === 42)

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlaceRecord } from '../catalogue/catalogue.ts'
import { indexPlaces } from './place-index.ts'
import { compactText, normaliseText } from './normalise-text.ts'

let count = 0

test.each([
  ['São Lourenço', 'sao lourenco'],
  ['Ｑｕｅｅｎ’ｓ　Ｒｏａｄ', 'queens road'],
  ['St. Paul', 'st paul'],
])('%s is plainly %s', (typed, meant) => {
  expect(normaliseText(typed)).toBe(meant)
})

test.each([
  ['铜锣湾', '銅鑼灣'],
  ['臺山', '台山'],
  ['衞城道', '衛城道'],
  ['海峯園', '海峰园'],
  ['裏', '裡'],
  ['滙豐', '匯豐'],
  ['鯽魚涌', '鰂魚湧'],
  ['尖沙嘴', '尖沙咀'],
  ['彩虹村', '彩虹邨'],
])('[1.16] %s is plainly the same as %s', (typed, meant) => {
  expect(normaliseText(typed)).toBe(normaliseText(meant))
})

test('what stands between words does not count', () => {
  expect(compactText('Tai-koo  Shing, (Stage 1)')).toBe('taikooshingstage1')
})

test('[1.16] the very name comes before a beginning, that before a part, that before the address', () => {
  const index = indexPlaces([named('Harbour Road 1', 'x'), named('Old Harbour', 'x'), named('Harbour', 'x'), named('Pier', 'Harbour')])
  const found = index.search('harbour').toSorted((a, b) => a.rank - b.rank)
  expect(found.map(({ place }) => place.name.en)).toEqual(['Harbour', 'Harbour Road 1', 'Old Harbour', 'Pier'])
})

test('[1.16] a place that accounts for less than half of what was typed is not meant', () => {
  const index = indexPlaces([named('Harbour', 'x')])
  expect(index.search('harbour view')).toHaveLength(1)
  expect(index.search('harbour somewhere else')).toEqual([])
})

const han = fc.constantFrom(...'太古城中心銅鑼灣新馬路大橋園')

test('whatever is typed is answered, and a place is found by each of its names', () => {
  const place = fc.tuple(fc.string({ minLength: 1 }), fc.string({ unit: han, minLength: 1 }))
  fc.assert(
    fc.property(fc.array(place), fc.string(), (names, keyword) => {
      const places = names.map(([en, tc], id) => ({ ...named(en, 'x', id), name: { tc, en } }))
      const index = indexPlaces(places)
      index.search(keyword)
      for (const one of places) expect(index.search(one.name.tc).map((match) => match.place)).toContain(one)
    }),
  )
})

function named(name: string, address: string, id = ++count): PlaceRecord {
  const words = (text: string) => ({ tc: text, en: text })
  return {
    placeId: `p${id}`,
    kind: 'tower',
    name: words(name),
    address: words(address),
    district: words('d'),
    brand: 31,
    point: { lat: 22, lng: 114 },
    aliases: [],
  }
}

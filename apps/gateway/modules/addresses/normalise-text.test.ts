import { districts, places as chainPlaces } from '@harbour/chain'
import { expect, test } from 'vitest'
import type { PlaceRecord } from '../catalogue/catalogue.ts'
import { createGazetteer } from './gazetteer.ts'
import { normaliseText } from './normalise-text.ts'

const nameOf = new Map(districts.map(({ code, name }) => [code, name]))
const records = chainPlaces
  .filter(({ brand }) => brand === 31)
  .map((place): PlaceRecord => ({ ...place, district: nameOf.get(place.district) ?? place.name }))
const gazetteer = createGazetteer(() => records)
const firstOf = async (typed: string) => (await gazetteer.suggest(typed, { brand: 31, language: 2, limit: 1 }))[0]?.building

test('[1.16] of names with an h left out, at least 99 in 100 find first what was meant', async () => {
  const left = records
    .filter(({ kind }) => kind !== 'street')
    .flatMap(({ name: { en } }) => [...en.matchAll(/(?<=\w)h/g)].map(({ index }) => [en.slice(0, index) + en.slice(index + 1), en]))
  const asked = left.filter((_, at) => at % 8 === 0)
  const missed: string[] = []
  for (const [typed = '', meant = ''] of asked) if ((await firstOf(typed)) !== meant) missed.push(`${typed}, not ${meant}`)
  expect(missed.length / asked.length, missed.join('\n')).toBeLessThanOrEqual(0.01)
})

test.each([
  ['simplified', '铜锣湾 筲箕湾 观塘 东涌 广场 医院 戏院', '銅鑼灣 筲箕灣 觀塘 東涌 廣場 醫院 戲院'],
  ['as Taiwan writes', '臺灣 裡 羣 衞 峯 着', '台灣 裏 群 衛 峰 著'],
  ['as Japan writes', '東亜 広場 駅 竜 桜 沢 鉄 関 黒 徳 恵 栄 楽 図 国', '東亞 廣場 驛 龍 櫻 澤 鐵 關 黑 德 惠 榮 樂 圖 國'],
  ['rare', '塲 濶 髙 囯 靑 淸 歩 夀 畧 槗 蔴 邨 嶋', '場 闊 高 國 青 清 步 壽 略 橋 麻 村 島'],
])('[1.16] characters %s are those of everybody else', (_how, written, usual) => {
  expect(normaliseText(written)).toBe(normaliseText(usual))
})

test.each([
  ['一期囯際金融中心', 'One International Finance Centre'],
  ['髙街', 'High Street'],
])('[1.16] "%s" finds %s', async (typed, building) => {
  expect(await firstOf(typed)).toBe(building)
})

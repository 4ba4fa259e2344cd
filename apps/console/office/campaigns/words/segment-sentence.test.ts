import type { Segment } from '@harbour/protocol'
import { expect, test } from 'vitest'
import type { Names } from '../../catalogue/names.ts'
import { everybody } from './campaign-content.ts'
import { segmentSentence } from './segment-sentence.ts'

const names: Names = { dish: (pid) => `dish ${pid}`, shop: (storeId) => `shop ${storeId}` }
const sentence = (segment: Partial<Segment>) => [
  segmentSentence({ ...everybody, ...segment }, names, 'en'),
  segmentSentence({ ...everybody, ...segment }, names, 'zh-Hant'),
]

test.each<[string, Partial<Segment>, string, string]>([
  ['nobody is left out', {}, 'All members.', '所有會員。'],
  [
    'often',
    { orders: { least: 2, most: null, days: 60 } },
    'Members who have ordered at least 2 times in the last 60 days.',
    '最近 60 日內落單最少 2 次的會員。',
  ],
  [
    'seldom',
    { orders: { least: 0, most: 1, days: 1 } },
    'Members who have ordered at most once in the last 1 day.',
    '最近 1 日內落單最多 1 次的會員。',
  ],
  [
    'not at all',
    { orders: { least: 0, most: 0, days: 90 } },
    'Members who have not ordered in the last 90 days.',
    '最近 90 日內未有落單的會員。',
  ],
  [
    'two numbers the wrong way round',
    { orders: { least: 5, most: 2, days: 30 } },
    'Members who have ordered 2 to 5 times in the last 30 days.',
    '最近 30 日內落單 2 至 5 次的會員。',
  ],
  [
    'never a set meal, nor a dish',
    { dishes: { ordered: false, sets: true, pids: ['7'], days: 365 } },
    'Members who have not ordered a set meal or dish 7 in the last 365 days.',
    '最近 365 日內未點過套餐或dish 7的會員。',
  ],
  [
    'at one of two shops',
    { stores: { storeIds: ['1', '2'], days: 30 } },
    'Members who have ordered at shop 1 or shop 2 in the last 30 days.',
    '最近 30 日內曾在shop 1或shop 2落單的會員。',
  ],
  [
    'at one of many shops',
    { stores: { storeIds: ['1', '2', '3', '4'], days: 30 } },
    'Members who have ordered at 4 shops in the last 30 days.',
    '最近 30 日內曾在4 間店舖落單的會員。',
  ],
  [
    'all that is left',
    { joined: { least: 30, most: null }, birthMonth: 5, points: 1500 },
    'Members who joined at least 30 days ago, have their birthday in May and have at least 1,500 points.',
    '入會最少 30 日，5月生日，有最少 1,500 積分的會員。',
  ],
])('%s', (_what, segment, en, tc) => {
  expect(sentence(segment)).toEqual([en, tc])
})

test.each<[string, Partial<Segment>]>([
  ['orders of any number', { orders: { least: 0, most: null, days: 60 } }],
  ['dishes of which none is picked', { dishes: { ordered: true, sets: false, pids: [], days: 60 } }],
  ['shops of which none is picked', { stores: { storeIds: [], days: 60 } }],
  ['any day of joining', { joined: { least: 0, most: null } }],
])('a condition that limits nothing is not said: %s', (_what, segment) => {
  expect(sentence(segment)).toEqual(['All members.', '所有會員。'])
})

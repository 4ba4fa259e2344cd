import { cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { campaignCost, partsOf, smsTexts } from './campaign-cost.ts'

const bySms = { channel: 'sms', reach: 1000, heldOut: 0, parts: { tc: 2, en: 1 }, smsPrice: cents(30), most: null } as const

test.each([
  ['all in the language that takes more SMS', bySms, { told: 1000, sum: 60_000, stopsAt: null }],
  ['those held out cost nothing', { ...bySms, heldOut: 10 }, { told: 900, sum: 54_000, stopsAt: null }],
  ['a limit that is just enough', { ...bySms, most: cents(60_000) }, { told: 1000, sum: 60_000, stopsAt: null }],
  ['a limit that is not', { ...bySms, most: cents(59_999) }, { told: 1000, sum: 59_999, stopsAt: 999 }],
  ['a limit of nothing', { ...bySms, most: cents(0) }, { told: 1000, sum: 0, stopsAt: 0 }],
  ['a notification', { ...bySms, channel: 'push' as const }, { told: 1000, sum: 0, stopsAt: null }],
  ['nobody', { ...bySms, reach: 0, heldOut: 50 }, { told: 0, sum: 0, stopsAt: null }],
])('the cost of a campaign: %s', (_what, priced, cost) => {
  expect(campaignCost(priced)).toEqual(cost)
})

test('an SMS counts with both of its links, each language by its own alphabet', () => {
  const content = { body: { tc: '薄'.repeat(40), en: 'p'.repeat(40) }, link: 'menu' } as const
  const { tc, en } = smsTexts(content, 'https://harbour.example')
  expect(en).toMatch(/^p{40} https:\/\/harbour\.example\/orderFood\/2\nStop: https:\/\/harbour\.example\/stop\/\w{12}$/)
  expect(tc).toContain('取消接收')
  expect(partsOf(content, 'https://harbour.example')).toEqual({ tc: 2, en: 1 })
})

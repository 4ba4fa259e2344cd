import type { Openness } from '@harbour/protocol'
import { instantOf } from '@harbour/rules'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { opennessWords } from './openness-words.ts'

const at = (hour: number, minute = 0, day = 21) => instantOf({ year: 2026, month: 11, day, hour, minute })
const shopOpenness = (openness: Partial<Openness>, busyMinutes = 0) => ({
  openness: { state: 'open' as const, orderUntil: null, closesAt: null, opensAt: null, ...openness },
  quoteMinutes: { low: 10, high: 20 },
  busyMinutes,
})

beforeEach(() => setLanguage('en'))
afterEach(() => setLanguage('zh-Hant'))

test.each([
  ['open', shopOpenness({ orderUntil: at(22), closesAt: at(22, 30) }), 'until 22:30', '至 22:30'],
  ['open day and night', shopOpenness({}), 'open 24 hours', '24 小時營業'],
  ['busy', shopOpenness({ orderUntil: at(22), closesAt: at(22, 30) }, 20), 'until 22:30', '至 22:30'],
  ['near its last order', shopOpenness({ orderUntil: at(12, 20), closesAt: at(12, 50) }), 'order by 12:20', '12:20 截單'],
  ['paused', shopOpenness({ state: 'paused', opensAt: at(13) }), 'Orders again today at 13:00', '今日 13:00 再接單'],
  [
    'past its last order',
    shopOpenness({ state: 'lastOrders', closesAt: at(12, 20) }),
    'Mobile orders ended 11:50',
    '手機點餐已於 11:50 截單',
  ],
  ['closed', shopOpenness({ state: 'closed', opensAt: at(11, 0, 22) }), 'Preorder from tomorrow at 11:00', '可預訂明日 11:00 起'],
  ['closed for long', shopOpenness({ state: 'closed' }), 'Closed until further notice', '暫停營業，另行通告'],
] as const)('[8.13] at noon a shop that is %s says: %s', (_state, shop, english, chinese) => {
  expect(opennessWords(shop, true, at(12))).toBe(english)
  setLanguage('zh-Hant')
  expect(opennessWords(shop, true, at(12))).toBe(chinese)
})

test('[8.13] a closed shop that takes no preorders says only when it opens', () => {
  expect(opennessWords(shopOpenness({ state: 'closed', opensAt: at(11, 0, 22) }), false, at(12))).toBe('Orders from tomorrow at 11:00')
})

import { expect, test } from 'vitest'
import { nameable } from './nameable.ts'

const empty = { tc: '', en: ' ' }
const words = { tc: '券', en: 'Coupon' }

test('an offer without words can be tried, and one with words is as it is', () => {
  expect(nameable({ kind: 'coupon', record: { name: empty, category: words, gift: 1 } })).toEqual({
    kind: 'coupon',
    record: { name: { tc: '–', en: '–' }, category: words, gift: 1 },
  })
  expect(nameable({ kind: 'promoCode', record: { coupon: { name: empty } } })?.record).toEqual({ coupon: { name: { tc: '–', en: '–' } } })
  expect(nameable(null)).toBeNull()
})

import type { Cents } from '@harbour/rules'
import { beforeAll, expect, test } from 'vitest'
import { speak } from '../../locale.ts'
import { dish } from '../../stores/menu-cast.ts'
import { lossesOf } from './losses.ts'

beforeAll(() => speak('en'))

const bread = dish('garlic-bread')
const book = { products: new Map([[bread.uid, bread]]), soldOut: new Set<string>() }
const off = 3000 as Cents // as amounts come from the rules
const promotions = [{ promotionId: 'spend-more', name: 'Spend more, save more', amount: off }]
const gifts = [{ promotionId: 'free-side', pid: bread.pid }]

test('[1.18] [3.20] a promotion that has ended and a gift that is gone are told by name', () => {
  expect(lossesOf({ promotions, gifts }, { promotions: [], gifts: [] }, book).map(({ name, words }) => [name, words])).toEqual([
    ['Spend more, save more', 'This offer has ended'],
    [bread.name, 'No longer free with this order'],
  ])
})

test('[3.20] what is still there is no loss', () => {
  expect(lossesOf({ promotions, gifts }, { promotions, gifts }, book)).toEqual([])
})

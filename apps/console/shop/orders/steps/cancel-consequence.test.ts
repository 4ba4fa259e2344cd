import { cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { newOrder } from '../../alarm/alarm.fixtures.ts'
import { cancelConsequence } from './cancel-consequence.ts'

const byOctopus = { payMethod: 'octopus', paid: true, total: cents(13_800) } as const

test('a cancelling names the money that is still to go back, not what the order came to', () => {
  expect(cancelConsequence(newOrder({ ...byOctopus, goesBack: cents(10_330) }))).toMatch(/^\$103\.3 會退回客人的八達通/)
})

test('where all the money has gone back before, none is promised', () => {
  expect(cancelConsequence(newOrder(byOctopus))).toBe('沒有款項尚待退回；積分及優惠券會退回。')
})

test('cash that nobody has taken is not to be collected', () => {
  expect(cancelConsequence(newOrder({ toCollect: cents(8900) }))).toMatch(/不用收 \$89 現金/)
})

import { expect, test } from 'vitest'
import { offeredMethods } from './offered-methods.ts'

const methods = [{ method: 'card' }, { method: 'alipay' }, { method: 'cash' }] as const

test('[1.20] what came later stands where it is usual, and what this page does not know is left out', () => {
  expect(offeredMethods({ methods: [...methods], more: [{ method: 'shells' }, { method: 'payme' }] })).toEqual([
    'card',
    'alipay',
    'payme',
    'cash',
  ])
})

test('an older gateway, which names no more, offers what it always did', () => {
  expect(offeredMethods({ methods: [...methods] })).toEqual(['card', 'alipay', 'cash'])
})

import { expect, test } from 'vitest'
import type { ShopOrder } from '../shop-order.ts'
import { withoutCancelled, type Cancel } from './cancels.ts'

const orders = ['a', 'b'].map((orderId) => ({ orderId }) as ShopOrder) // no more is asked of one
const cancel = (state: Cancel['state']): Cancel => ({ orderId: 'a', pickupNo: '2061', reason: 'tooBusy', state, why: '', at: 0 })
const shown = (...cancels: Cancel[]) => withoutCancelled(orders, cancels).map(({ orderId }) => orderId)

test('an order is off the board from the tap that cancels it on', () => {
  expect([shown(cancel('held')), shown(cancel('sending')), shown(cancel('proof'))]).toEqual([['b'], ['b'], ['b']])
})

test('an order that could not be cancelled comes back', () => {
  expect([shown(cancel('failed')), shown()]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
})

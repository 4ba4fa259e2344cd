import { cents, type CartLine } from '@harbour/rules'
import { beforeEach, expect, test } from 'vitest'
import { addToCart, cartNow, emptyCart } from '../cart/cart-store.ts'
import { keepHosting } from '../group/group-store.ts'
import { groupsNow } from '../group/group-visit.ts'
import { settleWaiting } from './settle-waiting.ts'
import { keepWaiting, waitingOrder } from './waiting-order.ts'

const line = (pid: string): CartLine => ({ uid: pid, pid, type: 1, num: 1, price: cents(4000), listRequirements: [] })
const inCart = () => cartNow().lines.map(({ pid }) => pid)

beforeEach(() => {
  emptyCart()
  addToCart(line('pizza'))
  keepWaiting('first', { coupons: ['SAVE10'] })
})

test('[1.20] while an order waits for its money its dishes stay in the cart, and it is known', () => {
  settleWaiting({ orderId: 'first', status: 1 })
  expect([inCart(), waitingOrder()?.orderId]).toEqual([['pizza'], 'first'])
})

test('once it is placed its dishes leave the cart, and what was added since stays', () => {
  addToCart(line('soup'))
  settleWaiting({ orderId: 'first', status: 7 })
  expect([inCart(), waitingOrder()]).toEqual([['soup'], undefined])
  keepWaiting('second')
  settleWaiting({ orderId: 'second', status: 12 })
  expect(inCart()).toEqual([])
})

test('cancelled, everything is still in the cart', () => {
  settleWaiting({ orderId: 'first', status: -1 })
  expect([inCart(), waitingOrder()]).toEqual([['pizza'], undefined])
})

test('what becomes of another order changes nothing', () => {
  settleWaiting({ orderId: 'other', status: 7 })
  expect([inCart(), waitingOrder()?.orderId]).toEqual([['pizza'], 'first'])
})

test('a group order is hosted until the order that it became is placed, and still when that is cancelled unpaid', () => {
  const [token, other] = ['A'.repeat(22), 'B'.repeat(22)]
  keepHosting(token, '3101')
  keepWaiting('first', { group: { token } })
  settleWaiting({ orderId: 'first', status: 1 })
  settleWaiting({ orderId: 'first', status: -1 })
  expect(groupsNow().hosting).toBe(token)
  keepWaiting('second', { group: { token } })
  settleWaiting({ orderId: 'second', status: 7 })
  expect(groupsNow()).toMatchObject({ hosting: null, hostedAt: null })
  // One that was begun since is another.
  keepWaiting('third', { group: { token } })
  keepHosting(other, '3101')
  settleWaiting({ orderId: 'third', status: 7 })
  expect(groupsNow().hosting).toBe(other)
})

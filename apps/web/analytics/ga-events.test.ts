import type { Menu, OrderDetail } from '@harbour/protocol'
import { addLine, cents, clearCart, setQuantity, type CartLine } from '@harbour/rules'
import { expect, test } from 'vitest'
import { cartChanged, checkoutBegun, couponChosen, dishSeen, listSeen, orderPlaced } from './ga-events.ts'

const line = (uid: string, num: number, price: number): CartLine => ({
  uid,
  pid: uid,
  type: 1,
  num,
  price: cents(price),
  listRequirements: [],
})
// As much of a menu and an order as these events look at.
const menu = { brand: 42, products: [{ uid: 'fries', name: 'Chunky Fries', price: cents(2850) }] } as unknown as Menu
const order = {
  orderId: '20261123-ABCDEFGH',
  brand: 31,
  lines: [{ uid: 'fries', pid: 'fries-1', name: 'Chunky Fries', choices: 'no salt', unit: cents(2850), num: 2, total: cents(5700) }],
  price: { total: cents(7200), delivery: cents(2000), coupons: [{ voucherCode: 'SECRET-1', name: '$5 off', amount: cents(500) }] },
  contact: { name: 'Kitty Chan', phone: '61234567' },
  destination: { building: 'Ngan Pak Mansion' },
  storeId: '3101',
} as unknown as OrderDetail

const fries = { item_id: 'fries', item_name: 'Chunky Fries', price: 28.5 }

test('[7.29] a menu is told as the list of its dishes', () => {
  const { name, params } = listSeen(menu, 'menu-2')
  expect([name, params.items]).toEqual(['view_item_list', [{ ...fries, item_list_id: 'menu-2', index: 0 }]])
})

test('[7.29] a dish is told with its price, in the money of its region', () => {
  expect(dishSeen(menu, 'fries')).toEqual({
    name: 'view_item',
    params: { currency: 'MOP', value: 28.5, items: [{ ...fries, quantity: 1 }] },
  })
  expect(dishSeen(menu, 'gone')).toBeUndefined()
})

test('[7.29] what comes into the cart and leaves it is told by how many', () => {
  const [none, one] = [clearCart(), addLine(clearCart(), line('fries', 1, 2850))]
  const three = setQuantity(one, 0, 3)
  const added = (quantity: number, value: number) => [
    { name: 'add_to_cart', params: { currency: 'MOP', value, items: [{ ...fries, quantity }] } },
  ]
  expect(cartChanged(none, one, menu)).toEqual(added(1, 28.5))
  expect(cartChanged(one, three, menu)).toEqual(added(2, 57))
  expect(cartChanged(three, one, menu)).toMatchObject([{ name: 'remove_from_cart', params: { value: 57 } }])
  expect(cartChanged(one, one, menu)).toEqual([])
})

test('[7.29] the same dish made in two ways is one dish', () => {
  const spicy = { ...line('fries', 1, 2850), listRequirements: [{ requirementId: 'salt', pidData: [] }] }
  const [one, two] = [addLine(clearCart(), line('fries', 1, 2850)), addLine(addLine(clearCart(), line('fries', 1, 2850)), spicy)]
  expect(cartChanged(one, two, menu)).toMatchObject([{ name: 'add_to_cart', params: { value: 28.5 } }])
})

test('[7.29] the confirmation tells what is about to be ordered', () => {
  expect(checkoutBegun(addLine(clearCart(), line('fries', 2, 2850)), menu)).toMatchObject({ name: 'begin_checkout', params: { value: 57 } })
})

test('[7.29] a coupon is told by its words', () => {
  expect(couponChosen('$5 off')).toEqual({ name: 'select_promotion', params: { promotion_name: '$5 off' } })
})

test('[7.29] an order is told by what it is worth, and nothing of who it is for', () => {
  expect(orderPlaced(order)).toEqual({
    name: 'purchase',
    params: {
      transaction_id: '20261123-ABCDEFGH',
      currency: 'HKD',
      value: 72,
      shipping: 20,
      coupon: '$5 off',
      items: [{ ...fries, quantity: 2 }],
    },
  })
  expect(JSON.stringify(orderPlaced(order))).not.toMatch(/Kitty|6123|Ngan Pak|SECRET|no salt/)
})

import { cents, orderTypes, priceOrder } from '@harbour/rules'
import { expect, test } from 'vitest'
import { orderObstacle } from './order-obstacle.ts'
import { needsContact, orderReadiness } from './order-readiness.ts'

const shop = { storeId: '3101', name: 'Cityplaza' }
const where = { orderType: orderTypes.takeaway, shop, address: null, deliveryShop: null, wantedAt: null }
const nothing = {
  lost: false,
  store: undefined,
  price: undefined,
  said: { request: undefined, quarantined: undefined },
  asksQuarantine: false,
}
const checkout = {
  where,
  draft: undefined,
  preview: undefined,
  ...nothing,
  refusal: undefined,
  methodsKnown: true,
  cashContactFrom: undefined,
}
const guest = { name: '', phone: 'empty', method: undefined, age: undefined } as const

test('[5.12] a guest who can choose how to pay is asked to', () => {
  expect(orderObstacle(orderReadiness(checkout, guest))).toBe('method')
  expect(orderObstacle(orderReadiness(checkout, { ...guest, method: 'cash' }))).toBeUndefined()
})

test('[5.12] until the ways of paying are known none is missing', () => {
  expect(orderObstacle(orderReadiness({ ...checkout, methodsKnown: false }, guest))).toBeUndefined()
})

test('[5.12] who takes the order is to be named for a delivery, and for much or for later to be paid in cash', () => {
  const bill = priceOrder({ lines: [], book: { products: new Map(), soldOut: new Set() }, orderType: 1, fees: noFees, cutlery: false })
  const order = (total: number) => ({ ...checkout, cashContactFrom: cents(30_000), price: { ...bill, coupons: [], total: cents(total) } })
  expect(needsContact(order(30_000), 'cash')).toBe(true)
  expect(needsContact(order(29_990), 'cash')).toBe(false)
  expect(needsContact(order(30_000), 'card')).toBe(false)
  expect(needsContact({ ...order(0), where: { ...where, orderType: orderTypes.delivery } }, 'card')).toBe(true)
  const later = { ...order(0), where: { ...where, wantedAt: Date.parse('2026-11-23T19:15:00+08:00') } }
  expect([needsContact(later, 'cash'), needsContact(later, 'card')]).toEqual([true, false])
  expect(orderObstacle(orderReadiness(order(30_000), { ...guest, method: 'cash' }))).toBe('name')
})

const noFees = { cutlery: cents(0), boxedMeal: cents(0), boxedMealCap: cents(0) }

import { orderTypes } from '@harbour/rules'
import { expect, test } from 'vitest'
import { obstacleTo } from './obstacle.ts'
import { readinessOf } from './readiness.ts'

const shop = { storeId: '3101', name: 'Cityplaza' }
const where = { orderType: orderTypes.takeaway, shop, address: null, deliveryShop: null, wantedAt: null }
const nothing = {
  lost: false,
  store: undefined,
  price: undefined,
  said: { request: undefined, quarantined: undefined },
  asksQuarantine: false,
}
const checkout = { where, draft: undefined, standing: undefined, ...nothing, refusal: undefined, methodsKnown: true }
const guest = { name: '', phone: 'empty', method: undefined, age: undefined } as const

test('[5.12] a guest who can choose how to pay is asked to', () => {
  expect(obstacleTo(readinessOf(checkout, guest))).toBe('method')
  expect(obstacleTo(readinessOf(checkout, { ...guest, method: 'cash' }))).toBeUndefined()
})

test('[5.12] until the ways of paying are known none is missing', () => {
  expect(obstacleTo(readinessOf({ ...checkout, methodsKnown: false }, guest))).toBeUndefined()
})

import { expect, test } from 'vitest'
import { cents, chan, delivery, home, price, shop } from './order-request.fixtures.ts'
import { orderRequest } from './order-request.ts'

test('[5.11] [5.12] an order carries its door, what the rider should know, and whom to call', () => {
  const order = orderRequest(chan)
  expect(order).toMatchObject({
    storeId: '3101',
    total: 4000,
    payMethod: 'cash',
    destination: { ...home, note: 'No bell' },
    request: 'Leave it quietly',
  })
  expect(order?.contact).toEqual({ name: 'Chan', phone: '+85261234567' })
  expect(order).not.toHaveProperty('ageDeclared', true)
})

test('[5.12] a door that is said at the confirmation goes along in the place of the building alone', () => {
  const building = { ...delivery, where: { ...delivery.where, address: { ...home, floor: '', flat: '' } } }
  expect(orderRequest({ ...chan, checkout: building, doored: home })?.destination).toEqual({ ...home, note: undefined })
})

test('the same parts make the same order', () => {
  expect(JSON.stringify(orderRequest(chan))).toBe(JSON.stringify(orderRequest({ ...chan, contact: { name: 'Chan', phone: '61234567' } })))
})

test('a phone that could not be judged here goes as it was typed', () => {
  expect(orderRequest({ ...chan, phone: { state: 'unknown' } })?.contact).toEqual({ name: 'Chan', phone: '6123 4567' })
})

test('a pickup goes without a door, and without a contact where none was given', () => {
  const pickup = { ...delivery, where: { ...delivery.where, orderType: 1 as const, shop } }
  const order = orderRequest({ ...chan, checkout: pickup, contact: { name: '', phone: '' }, phone: { state: 'empty' } })
  expect(order).toMatchObject({ destination: undefined, contact: undefined, request: undefined })
})

test('[1.19] the answer about home quarantine goes along where the brand asks, and nowhere else', () => {
  expect(orderRequest(chan)?.quarantined).toBeUndefined()
  expect(orderRequest({ ...chan, checkout: { ...delivery, asksQuarantine: true } })?.quarantined).toBe(true)
})

test('[5.13] an age is declared with alcohol alone, by a word or by a birth date', () => {
  const said = { declared: true, birthday: { year: 2000, month: 2, day: 29 } }
  expect(orderRequest({ ...chan, age: { ...said, needed: true } })).toMatchObject({ ageDeclared: true, birthday: said.birthday })
  expect(orderRequest({ ...chan, age: { ...said, needed: false, birthday: undefined } })?.ageDeclared).toBeUndefined()
})

test('new prices that the guest has taken go in place of the old ones', () => {
  expect(orderRequest({ ...chan, accepted: { lines: [], total: cents(4200), gifts: [], coupons: [] } })).toMatchObject({
    lines: [],
    total: 4200,
  })
})

test('[1.18] the gifts that the guest sees are those that are ordered; none is no field at all', () => {
  const gifts = [{ promotionId: 'free-side', pid: 'garlic-bread' }]
  expect(orderRequest({ ...chan, checkout: { ...delivery, price: { ...price, gifts } } })?.gifts).toEqual(gifts)
  expect(
    orderRequest({
      ...chan,
      checkout: { ...delivery, price: { ...price, gifts } },
      accepted: { lines: [], total: price.total, gifts: [], coupons: [] },
    })?.gifts,
  ).toBeUndefined()
  expect(orderRequest(chan)?.gifts).toBeUndefined()
})

test('[4.36] the coupons that the guest sees in the price are those that are ordered; none is no field at all', () => {
  const coupons = [{ voucherCode: 'HB30', name: '$30 off over $200', amount: cents(3000) }]
  const checkout = { ...delivery, price: { ...price, coupons } }
  expect(orderRequest({ ...chan, checkout })?.coupons).toEqual(['HB30'])
  expect(orderRequest({ ...chan, checkout, accepted: { lines: [], total: price.total, gifts: [], coupons: [] } })?.coupons).toBeUndefined()
  expect(orderRequest(chan)?.coupons).toBeUndefined()
})

test.each([
  ['a shop', { ...chan, checkout: { ...delivery, draft: undefined } }],
  ['a price', { ...chan, checkout: { ...delivery, price: undefined } }],
  ['a way of paying', { ...chan, method: undefined }],
])('there is no order without %s', (_what, parts) => {
  expect(orderRequest(parts)).toBeUndefined()
})

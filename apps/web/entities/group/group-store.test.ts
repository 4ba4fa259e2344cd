import { orderTypes, presetLine } from '@harbour/rules'
import { afterEach, expect, test } from 'vitest'
import { addToCart, applyCoupon, cartNow, emptyCart } from '../cart/cart-store.ts'
import { orderLocation, setOrderLocation } from '../location/order-location.ts'
import { dish } from '../menu/menu.fixtures.ts'
import { beginVisit, bringGroup, endVisit, forgetGroup, isVisiting, outboxNow, sendCart, settleOutbox, takeBack } from './group-store.ts'
import { aGroup } from './group.fixtures.ts'

const [fries, tarts] = [presetLine(dish('chunky-fries')), presetLine(dish('egg-tarts-4'))]
const token = 'A'.repeat(22)
const uids = () => cartNow().lines.map(({ uid }) => uid)

afterEach(() => {
  forgetGroup(token)
  emptyCart()
  setOrderLocation({ orderType: orderTypes.delivery, shop: null, address: null, deliveryShop: null, wantedAt: null })
})

test('while somebody adds to a group order the cart is for it, and afterwards their own is back with where they were to order', () => {
  setOrderLocation({ orderType: orderTypes.delivery, shop: { storeId: '3101', name: 'Taikoo Shing' } })
  addToCart(tarts)
  beginVisit(token, aGroup())
  expect([isVisiting(token), uids()]).toEqual([true, []])
  expect(orderLocation()).toMatchObject({ orderType: orderTypes.takeaway, shop: { storeId: '3204' } })
  addToCart(fries)
  beginVisit(token, aGroup())
  expect(uids()).toEqual([fries.uid])
  endVisit()
  expect([isVisiting(token), uids()]).toEqual([false, [tarts.uid]])
  expect(orderLocation()).toMatchObject({ orderType: orderTypes.delivery, shop: { storeId: '3101' } })
})

test('the address of a guest stays theirs where the group order is a delivery, and comes back', () => {
  const address = {
    building: 'Kao Shan Terrace',
    district: 'Eastern',
    fullAddress: '1 Road',
    lat: 22.28,
    lng: 114.21,
    floor: '1',
    flat: 'A',
  }
  setOrderLocation({ address })
  beginVisit(token, aGroup({ orderType: orderTypes.delivery }))
  expect(orderLocation()).toMatchObject({ address: null, deliveryShop: { storeId: '3204' } })
  endVisit()
  expect(orderLocation().address).toEqual(address)
})

test('a place that was chosen meanwhile stays', () => {
  beginVisit(token, aGroup())
  setOrderLocation({ shop: { storeId: '3103', name: 'Sai Wan Ho' } })
  endVisit({ placeStays: true })
  expect(orderLocation().shop?.storeId).toBe('3103')
})

test('what is sent leaves the cart under an id for each line, and is on its way until it has arrived; what a coupon gave stays behind', () => {
  applyCoupon('C1', { ...tarts, isCouponPro: true, voucherCode: 'C1' })
  addToCart(fries)
  addToCart(tarts)
  sendCart(token)
  const sent = outboxNow(token)
  expect(sent.map(({ line }) => line.uid)).toEqual([fries.uid, tarts.uid])
  expect(new Set(sent.map(({ lineId }) => lineId)).size).toBe(2)
  expect(uids()).toEqual([])
  settleOutbox(token, sent.slice(0, 1))
  expect(outboxNow(token)).toEqual(sent.slice(1))
  expect(outboxNow('B'.repeat(22))).toEqual([])
})

test('what was not sent is in the cart for it again, whether it was still in the cart or was refused, and nowhere once its guest has left', () => {
  beginVisit(token, aGroup())
  addToCart(fries)
  sendCart(token)
  addToCart(tarts)
  expect(endVisit()).toBe(1)
  expect(uids()).toEqual([])
  takeBack(token, outboxNow(token))
  expect([uids(), outboxNow(token)]).toEqual([[], []])
  beginVisit(token, aGroup())
  expect(uids()).toEqual([tarts.uid, fries.uid])
  forgetGroup(token)
  beginVisit(token, aGroup())
  expect(uids()).toEqual([])
})

const named = () => cartNow().lines.map(({ uid, forName }) => [uid, forName])

test('a host’s cart has the lines of the group order once, however often it is closed', () => {
  addToCart(fries)
  bringGroup(token, [{ ...tarts, forName: 'Ben' }], 'Ada')
  expect(named()).toEqual([
    [fries.uid, 'Ada'],
    [tarts.uid, 'Ben'],
  ])
  addToCart(tarts)
  bringGroup(token, [{ ...fries, forName: 'Cleo' }], 'Ada')
  expect(named()).toEqual([
    [fries.uid, 'Ada'],
    [tarts.uid, 'Ada'],
    [fries.uid, 'Cleo'],
  ])
})

test('a host who goes by another name in the next one keeps their own dishes', () => {
  addToCart(fries)
  bringGroup(token, [], 'Ada')
  bringGroup('B'.repeat(22), [{ ...tarts, forName: 'Ben' }], 'Ada C')
  expect(named()).toEqual([
    [fries.uid, 'Ada'],
    [tarts.uid, 'Ben'],
  ])
})

test('a host who adds to somebody else’s brings theirs into a cart of their own', () => {
  addToCart(fries)
  beginVisit(token, aGroup())
  bringGroup('B'.repeat(22), [{ ...tarts, forName: 'Ben' }], 'Ada')
  expect(isVisiting(token)).toBe(false)
  expect(named()).toEqual([
    [fries.uid, 'Ada'],
    [tarts.uid, 'Ben'],
  ])
})

import { orderTypes, presetLine } from '@harbour/rules'
import { afterEach, expect, test } from 'vitest'
import { addToCart, applyCoupon, cartNow, emptyCart } from '../cart/cart-store.ts'
import { orderLocation, setOrderLocation } from '../location/order-location.ts'
import { dish } from '../menu/menu.fixtures.ts'
import { beginVisit, endVisit, isVisiting, linesWithGroup, outboxNow, sendCart, settleOutbox } from './group-store.ts'
import { aGroup } from './group.fixtures.ts'

const [fries, tarts] = [presetLine(dish('chunky-fries')), presetLine(dish('egg-tarts-4'))]
const token = 'A'.repeat(22)
const uids = () => cartNow().lines.map(({ uid }) => uid)

afterEach(() => {
  endVisit()
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

test('a host’s cart has the lines of the group order once, however often it is closed', () => {
  const first = linesWithGroup([fries], [{ ...tarts, forName: 'Ben' }], 'Ada')
  expect(first.map(({ uid, forName }) => [uid, forName])).toEqual([
    [fries.uid, 'Ada'],
    [tarts.uid, 'Ben'],
  ])
  const again = linesWithGroup([...first, tarts], [{ ...fries, forName: 'Cleo' }], 'Ada')
  expect(again.map(({ uid, forName }) => [uid, forName])).toEqual([
    [fries.uid, 'Ada'],
    [tarts.uid, 'Ada'],
    [fries.uid, 'Cleo'],
  ])
})

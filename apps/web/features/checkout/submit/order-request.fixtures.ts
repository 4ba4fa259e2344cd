import { presetLine, type CartLine, type Cents } from '@harbour/rules'
import { dish } from '../../../entities/menu/menu.fixtures.ts'
import type { OrderParts } from './order-request.ts'

export const cents = (amount: number) => amount as Cents // as amounts come from the rules
const fries: CartLine = presetLine(dish('garlic-bread'))
export const home = {
  building: 'Kao Shan Terrace',
  district: 'Eastern',
  fullAddress: '1 Taikoo Shing Road',
  lat: 22.28,
  lng: 114.21,
  floor: '12',
  flat: 'A',
}
export const price = {
  lines: [],
  itemCount: 1,
  subtotal: cents(2400),
  promotions: [],
  discount: cents(0),
  gifts: [],
  coupons: [],
  couponDiscount: cents(0),
  boxedMeal: cents(100),
  delivery: cents(1500),
  cutlery: cents(0),
  total: cents(4000),
}
export const shop = { storeId: '3101', name: 'Taikoo Shing' }

/** A delivery to a door, with something to tell the rider. */
export const delivery: OrderParts['checkout'] = {
  draft: { storeId: '3101', orderType: 2, lines: [fries], cutlery: false, destination: { ...home, note: undefined } },
  price,
  said: { request: ' Leave it quietly ', quarantined: true },
  asksQuarantine: false,
  where: { orderType: 2, shop: null, address: { ...home, note: ' No bell ' }, deliveryShop: shop, wantedAt: null },
}
/** Mr Chan’s order, paid in cash at his door. */
export const chan = {
  checkout: delivery,
  contact: { name: ' Chan ', phone: '6123 4567' },
  phone: { state: 'good', number: '+85261234567' },
  method: 'cash',
  age: { needed: false, declared: false, birthday: undefined },
} as const satisfies OrderParts

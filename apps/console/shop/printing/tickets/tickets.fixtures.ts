import { cents, orderStatuses, orderTypes } from '@harbour/rules'
import type { ShopOrder } from '../../orders/shop-order.ts'
import type { TicketPrice } from './customer-ticket.ts'

export const noon = Date.parse('2026-11-23T12:00:00+08:00')
const minute = 60_000

const line = (name: string, num: number, total: number, more: Partial<ShopOrder['lines'][number]> = {}): ShopOrder['lines'][number] => ({
  uid: name,
  pid: name,
  name,
  choices: '',
  picture: 'p',
  num,
  unit: cents(total / num),
  total: cents(total),
  ...more,
})

/** A delivery for cash with an allergy, a pizza of two halves and a tea without ice. */
export const cashDelivery: ShopOrder = {
  orderId: '5f0c1a52-0000-4000-8000-000000000001',
  orderNo: 'HK26112300412',
  pickupNo: '2055',
  orderType: orderTypes.delivery,
  status: orderStatuses.accepted,
  placedAt: noon - 5 * minute,
  etaHigh: noon + 35 * minute,
  wantedAt: null,
  fireAt: null,
  makeMinutes: 15,
  travelMinutes: 15,
  cutlery: true,
  lines: [
    line('雙拼薄餅 12 吋', 1, 21_000, {
      parts: [
        { name: '海鮮', num: 1, side: 'left', inside: [{ name: '走青椒', num: 1 }] },
        { name: '夏威夷', num: 1, side: 'right', inside: [] },
        { name: '芝心批邊', num: 1, inside: [] },
      ],
    }),
    line('凍檸檬茶', 2, 3600, { parts: [{ name: '走冰', num: 1, inside: [] }] }),
  ],
  total: cents(23_400),
  payMethod: 'cash',
  paid: false,
  toCollect: cents(23_400),
  goesBack: cents(0),
  checkAge: false,
  memberPreferentials: [],
  destination: {
    building: '雅景閣',
    district: '太古城',
    fullAddress: '香港太古城道 18 號雅景閣',
    lat: 22.28,
    lng: 114.21,
    floor: '12',
    flat: 'B',
  },
  contact: { name: '陳小姐', phone: '+852 6123 4567' },
  handover: 'door',
  request: '請交管理處',
  quarantined: false,
  locker: null,
  answerBy: null,
  acceptedBy: 'Wai Ming',
  movedAt: noon - minute,
  held: null,
  doneLines: [],
  allergy: { text: '花生過敏', allergens: ['peanut'], clashes: true },
  trip: null,
}

export const itsPrice: TicketPrice = {
  itemCount: 3,
  subtotal: cents(24_600),
  promotions: [{ promotionId: 'spend', name: '滿減', amount: cents(3000) }],
  discount: cents(3000),
  coupons: [],
  couponDiscount: cents(0),
  gifts: [],
  boxedMeal: cents(0),
  delivery: cents(1800),
  cutlery: cents(0),
  total: cents(23_400),
}

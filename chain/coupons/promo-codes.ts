import { brandIds } from '@harbour/rules'
import type { ChainCoupon, ChainPromoCode } from './coupon.ts'
import { awayOnly, deliveryOnly, everyWay, pizzas, takeawayOnly, termsOf } from './terms.ts'

const all: ChainCoupon['categories'] = ['A01', 'A02', 'A05']
const year = { begins: '2026/01/01 00:00:00', ends: '2027/12/31 23:59:59' }
const both: ChainPromoCode['brands'] = Object.values(brandIds)
const open = { brands: both, ...year, limit: null, once: false }

const cash = (amount: number, minimum: number) => ({ gift: { kind: 'cash' as const, amount: amount * 100 }, minimum: minimum * 100 })
const nameOf = (amount: number) => ({ tc: `減 $${amount}`, en: `$${amount} off` })

/** One for each thing that a code may have wrong with it (spec 8.11), beside those that most guests use. */
export const promoCodes: ChainPromoCode[] = [
  {
    promoCode: 'HARBOUR20',
    ...open,
    coupon: { name: nameOf(20), category: everyWay, terms: termsOf('cash'), ...cash(20, 100), categories: all },
  },
  {
    promoCode: 'HARBOUR25',
    ...open,
    coupon: { name: nameOf(25), category: takeawayOnly, terms: termsOf('cash'), ...cash(25, 120), categories: ['A01'] },
  },
  {
    promoCode: 'SUMMER26',
    ...open,
    begins: '2026/06/01 00:00:00',
    ends: '2026/08/31 23:59:59',
    coupon: { name: nameOf(30), category: everyWay, terms: termsOf('cash'), ...cash(30, 150), categories: all },
  },
  {
    promoCode: 'TAIKOO10',
    ...open,
    brands: [brandIds.hongKong],
    coupon: {
      name: { tc: '太古城中心店 9 折', en: '10% off at Taikoo Shing' },
      category: everyWay,
      terms: termsOf('discount'),
      gift: { kind: 'discount', pays: 90, words: { tc: '9 折', en: '10% off' } },
      storeIds: ['3101'],
      categories: all,
    },
  },
  {
    promoCode: 'FIRST100',
    ...open,
    limit: 0,
    coupon: { name: nameOf(50), category: awayOnly, terms: termsOf('cash'), ...cash(50, 100), categories: ['A01', 'A02'] },
  },
  {
    promoCode: 'TEATIME',
    ...open,
    coupon: {
      name: { tc: '下午茶減 $18', en: '$18 off at tea time' },
      category: everyWay,
      terms: termsOf('cash', { tc: '只限 14:30 至 17:29。', en: '14:30 to 17:29 only.' }),
      ...cash(18, 60),
      slots: ['H03'],
      categories: all,
    },
  },
  {
    promoCode: 'PARTY500',
    ...open,
    coupon: { name: nameOf(90), category: everyWay, terms: termsOf('cashLike'), ...cash(90, 500), categories: all },
  },
  {
    promoCode: 'PIZZAPAL',
    ...open,
    coupon: {
      name: { tc: '兩個薄餅減 $40', en: '$40 off two pizzas' },
      category: everyWay,
      terms: termsOf('cash', { tc: '訂單須有兩個薄餅。', en: 'The order must have two pizzas.' }),
      gift: { kind: 'cash', amount: 4000 },
      need: { pids: pizzas, count: 2 },
      categories: all,
    },
  },
  {
    promoCode: 'POPCORN',
    ...open,
    coupon: {
      name: { tc: '免費雞粒', en: 'Popcorn chicken, free' },
      category: everyWay,
      terms: termsOf('product'),
      picture: 'popcorn-chicken',
      gift: { kind: 'product', pid: 'popcorn-chicken' },
      minimum: 8000,
      categories: all,
    },
  },
  {
    promoCode: 'WEDELIVER',
    ...open,
    coupon: {
      name: { tc: '運費減 $15', en: '$15 off delivery' },
      category: deliveryOnly,
      terms: termsOf('delivery'),
      gift: { kind: 'delivery', amount: 1500 },
      categories: ['A02'],
    },
  },
  {
    promoCode: 'PEARL15',
    ...open,
    partner: true,
    coupon: { name: nameOf(15), category: everyWay, terms: termsOf('cash'), ...cash(15, 0), categories: all },
  },
  {
    promoCode: 'ONCE50',
    ...open,
    once: true,
    coupon: { name: nameOf(50), category: everyWay, terms: termsOf('cash'), ...cash(50, 150), categories: all },
  },
  {
    promoCode: 'LASTONE',
    ...open,
    limit: 1,
    coupon: { name: nameOf(100), category: everyWay, terms: termsOf('cash'), ...cash(100, 0), categories: all },
  },
]

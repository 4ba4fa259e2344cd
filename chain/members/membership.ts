import { brandIds, type Brand } from '@harbour/rules'
import type { Words } from '../types.ts'

export type ChainWelcomeGift = {
  giftId: string
  kind: 'cash' | 'product' | 'points'
  title: Words
  note: Words
  /** The amount of a cash gift, in cents. */
  amount?: number
  validDays: number
}
export type ChainReward = { rewardId: string; name: Words; note: Words; picture: string; points: number }

/** A prize of the daily game: points, or one of the house's coupons. `odds` of a thousand draws win it; so many `daily`, null for any number. */
export type ChainPrize = { prizeId: string; name: Words; odds: number; daily: number | null; points?: number; couponId?: string }

export type ChainMembership = {
  brand: Brand
  /**
   * A point's worth is in cents. `latest`: the day after which no point is good, for a brand that ends its points; null leaves each its own end.
   * `asMoney`: in what steps points pay for an order, from how many and up to how many in one; null where they do not.
   */
  terms: {
    perDollar: number
    centsEach: number
    validMonths: number
    welcome: number
    latest: string | null
    asMoney: { step: number; least: number; most: number } | null
  }
  welcome: ChainWelcomeGift[]
  rewards: ChainReward[]
  /** The prizes of the daily game; a brand that names none has no game. */
  prizes: ChainPrize[]
}

/** $10 off an order for 200 points, once an order: the rest is for rewards. */
const asMoney = { step: 200, least: 200, most: 200 }
const terms: ChainMembership['terms'] = { perDollar: 1, centsEach: 5, validMonths: 12, welcome: 320, latest: null, asMoney }

const welcome: ChainWelcomeGift[] = [
  {
    giftId: 'first-30',
    kind: 'cash',
    title: { tc: '$30 現金券', en: '$30 cash coupon' },
    note: { tc: '首單滿 $150 減 $30，外送、自取', en: '$30 off a first order of $150, delivery or takeaway' },
    amount: 3000,
    validDays: 30,
  },
  {
    giftId: 'wings-3',
    kind: 'product',
    title: { tc: '免費蜜糖雞翼 3 隻', en: 'Three honey wings, free' },
    note: { tc: '凡購任何薄餅', en: 'With any pizza' },
    validDays: 30,
  },
  {
    giftId: 'points',
    kind: 'points',
    title: { tc: '見面禮積分', en: 'Welcome points' },
    note: { tc: '可換葡撻 2 個', en: 'Enough for two egg tarts' },
    validDays: 365,
  },
]

const rewards: ChainReward[] = [
  {
    rewardId: 'garlic-bread',
    name: { tc: '蒜蓉包', en: 'Garlic bread' },
    note: { tc: '凡購薄餅', en: 'With any pizza' },
    picture: 'garlic-bread',
    points: 240,
  },
  {
    rewardId: 'egg-tarts-2',
    name: { tc: '葡撻 2 個', en: 'Two egg tarts' },
    note: { tc: '外送、自取、堂食', en: 'Delivery, takeaway or dine-in' },
    picture: 'egg-tart-pair',
    points: 320,
  },
  {
    rewardId: 'cash-20',
    name: { tc: '$20 現金券', en: '$20 cash coupon' },
    note: { tc: '無最低消費', en: 'No minimum' },
    picture: '',
    points: 400,
  },
  {
    rewardId: 'delivery-20',
    name: { tc: '$20 運費券', en: '$20 off delivery' },
    note: { tc: '只限外送', en: 'Delivery only' },
    picture: '',
    points: 380,
  },
  {
    rewardId: 'wings-6',
    name: { tc: '蜜糖雞翼 6 隻', en: 'Six honey wings' },
    note: { tc: '外送、自取', en: 'Delivery or takeaway' },
    picture: 'wings',
    points: 880,
  },
  {
    rewardId: 'cash-80',
    name: { tc: '$80 現金券', en: '$80 cash coupon' },
    note: { tc: '滿 $300 可用', en: 'For orders of $300 or more' },
    picture: '',
    points: 1500,
  },
  {
    rewardId: 'margherita-9',
    name: { tc: '9 吋瑪格麗特', en: '9-inch Margherita' },
    note: { tc: '只限自取', en: 'Takeaway only' },
    picture: 'margherita',
    points: 1800,
  },
]

/** Every draw wins; what has run out for the day becomes five points. */
const prizes: ChainPrize[] = [
  { prizeId: 'egg-tarts', name: { tc: '葡撻 2 個', en: 'Two egg tarts' }, odds: 5, daily: 10, couponId: 'egg-tarts-2' },
  { prizeId: 'garlic-bread', name: { tc: '蒜蓉包', en: 'Garlic bread' }, odds: 20, daily: 30, couponId: 'garlic-bread' },
  { prizeId: 'points-50', name: { tc: '50 積分', en: '50 points' }, odds: 75, daily: 200, points: 50 },
  { prizeId: 'points-10', name: { tc: '10 積分', en: '10 points' }, odds: 300, daily: 1000, points: 10 },
  { prizeId: 'points-5', name: { tc: '5 積分', en: '5 points' }, odds: 600, daily: null, points: 5 },
]

export const memberships: ChainMembership[] = [
  { brand: brandIds.hongKong, terms, welcome, rewards, prizes },
  { brand: brandIds.macau, terms, welcome, rewards, prizes },
]

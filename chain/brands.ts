import { brandIds } from '@harbour/rules'
import type { ChainBrand, ChainOffer } from './types.ts'

/** The labels of spec 2.31; a theme may replace them. */
const tabs: ChainBrand['tabs'] = [
  { key: 'order', label: { tc: '點餐', en: 'Order' }, icon: 'pizza', iconActive: 'pizza' },
  { key: 'coupons', label: { tc: '優惠券', en: 'Coupons' }, icon: 'ticket-percent', iconActive: 'ticket-percent' },
  { key: 'orders', label: { tc: '訂單記錄', en: 'My Orders' }, icon: 'receipt-text', iconActive: 'receipt-text' },
  { key: 'account', label: { tc: '我的', en: 'Account' }, icon: 'user-round', iconActive: 'user-round' },
]

const asksQuarantine = false
const orderLimits: ChainBrand['orderLimits'] = {
  cashContactFrom: 30_000,
  cash: { guest: 5, device: 5, address: 20 },
  waiting: { guest: 3, device: 3, address: 60 },
  slotShare: 50,
}
const fees = { cutlery: 100, boxedMeal: 100, boxedMealCap: 500 }
const name = { tc: '海港薄餅炸雞', en: 'Harbour Pizza & Chicken' }

/** A card says only what the menu charges. The title breaks where its line breaks; prices that differ by brand stay off the cards of both. */
const seafoodSale: ChainOffer = {
  offerId: 'seafood-sale',
  tone: 'red',
  badge: { tc: '今期減價', en: 'On sale' },
  title: { tc: '海鮮至尊\n減 $20', en: 'Our seafood\n$20 off' },
  note: { tc: '不論大小', en: 'Every size' },
  picture: 'seafood',
  pid: 'victoria-seafood',
}
const eggTarts: ChainOffer = {
  offerId: 'egg-tarts',
  tone: 'yolk',
  badge: { tc: '甜品', en: 'Dessert' },
  title: { tc: '新鮮葡撻\n2 個 $16', en: 'Warm egg tarts\ntwo for $16' },
  note: { tc: '全日供應', en: 'All day' },
  picture: 'egg-tart-pair',
  pid: 'egg-tarts-2',
}
const gingerBucket: ChainOffer = {
  offerId: 'ginger-bucket',
  tone: 'green',
  badge: { tc: '新登場', en: 'New' },
  title: { tc: '潮汕沙薑\n炸雞桶', en: 'Sand ginger\nchicken bucket' },
  note: { tc: '6 件 $108', en: '6 pieces $108' },
  picture: 'ginger-bucket',
  pid: 'ginger-bucket',
}
const workdayLunch: ChainOffer = {
  offerId: 'workday-lunch',
  tone: 'green',
  badge: { tc: '午市', en: 'Lunch' },
  title: { tc: '一餐連飲品\n$52 起', en: 'Lunch and a drink\nfrom $52' },
  note: { tc: '星期一至五 11:00–14:30', en: 'Mon to Fri 11:00–14:30' },
  picture: 'baked-rice',
  categoryId: 'lunch',
}
const tuesday: ChainOffer = {
  offerId: 'tuesday-margherita',
  tone: 'red',
  badge: { tc: '逢星期二', en: 'Every Tuesday' },
  title: { tc: '瑪格麗特\n只售 $68', en: 'Margherita\nfor $68' },
  note: { tc: '每單限 2 個', en: 'Two an order' },
  picture: 'margherita',
  pid: 'tuesday-margherita',
}
const macauDishes: ChainOffer = {
  offerId: 'guia-set',
  tone: 'green',
  badge: { tc: '新登場', en: 'New' },
  title: { tc: '東望洋\n澳門風味雙人餐', en: 'Guia set:\nMacau for two' },
  note: { tc: '非洲雞、木糠布甸 $208', en: 'With African chicken, $208' },
  picture: 'african-chicken',
  pid: 'guia-set',
}

export const brands: ChainBrand[] = [
  {
    brand: brandIds.hongKong,
    name,
    hotline: '23450100',
    fees,
    asksQuarantine,
    orderLimits,
    offers: [seafoodSale, gingerBucket, eggTarts, workdayLunch, tuesday],
    tabs,
  },
  {
    brand: brandIds.macau,
    name,
    hotline: '28830100',
    fees,
    asksQuarantine,
    orderLimits,
    offers: [eggTarts, seafoodSale, macauDishes, workdayLunch],
    tabs,
  },
]

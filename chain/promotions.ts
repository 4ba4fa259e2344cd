import { dollars, hongKongOnly, macauOnly } from './menu/prices.ts'
import type { ChainPromotion } from './types.ts'

/**
 * The promotions of the chain. Notes and cards say amounts, so a promotion whose amounts differ by city is two. No dish
 * stands in two promotions that hold at the same time.
 */
export const promotions: ChainPromotion[] = [
  {
    promotionId: 'spend-more',
    kind: 'spend',
    name: { tc: '滿額即減', en: 'Spend more, save more' },
    note: { tc: '滿 $200 減 $30、滿 $350 減 $60、滿 $500 減 $90', en: '$30 off $200, $60 off $350, $90 off $500' },
    tiers: [
      { spend: dollars(200), off: dollars(30) },
      { spend: dollars(350), off: dollars(60) },
      { spend: dollars(500), off: dollars(90) },
    ],
    card: {
      tone: 'green',
      badge: { tc: '滿額即減', en: 'Spend and save' },
      title: { tc: '滿 $200\n即減 $30', en: '$30 off\nfrom $200' },
      note: { tc: '滿 $500 減 $90', en: '$90 off from $500' },
      picture: 'supreme',
      categoryId: 'popular',
    },
  },
  {
    promotionId: 'takeaway-afternoon',
    kind: 'spend',
    name: { tc: '午後自取優惠', en: 'Afternoon takeaway' },
    note: { tc: '星期一至五 14:30–17:30 自取，滿 $100 減 $20', en: '$20 off $100 at takeaway, Mon to Fri 14:30–17:30' },
    orderTypes: [1],
    service: { weekdays: [1, 2, 3, 4, 5], windows: [{ start: '14:30', end: '17:30' }] },
    tiers: [{ spend: dollars(100), off: dollars(20) }],
  },
  {
    promotionId: 'christmas-party',
    kind: 'spend',
    name: { tc: '聖誕派對優惠', en: 'Christmas party' },
    note: { tc: '12 月 18 至 27 日，滿 $600 減 $130', en: '$130 off $600, 18 to 27 December' },
    dates: { startDate: '2026/12/18', endDate: '2026/12/27' },
    tiers: [{ spend: dollars(600), off: dollars(130) }],
  },
  {
    promotionId: 'free-side',
    kind: 'gift',
    name: { tc: '免費小食', en: 'Free side' },
    note: { tc: '買滿 $150 送，三揀一', en: 'Pick one of three from $150' },
    stacks: true,
    spend: dollars(150),
    pids: ['garlic-bread', 'corn-chicken-soup', 'iced-milk-tea'],
  },
  {
    promotionId: 'second-drink',
    kind: 'second',
    name: { tc: '凍飲第二杯半價', en: 'Second cold drink half price' },
    note: { tc: '指定凍飲，每單最多 3 杯半價', en: 'Chosen cold drinks, up to three an order' },
    stacks: true,
    items: [
      { pid: 'iced-lemon-tea', price: dollars(9) },
      { pid: 'iced-milk-tea', price: dollars(10) },
      { pid: 'iced-coffee', price: dollars(10) },
      { pid: 'iced-yuenyeung', price: dollars(10) },
      { pid: 'passion-tea', price: dollars(12) },
      { pid: 'lemonade', price: dollars(12) },
    ],
    most: 3,
  },
  {
    promotionId: 'sweet-add-on',
    kind: 'addOn',
    name: { tc: '滿 $100 加配優惠', en: 'Add-on from $100' },
    note: {
      tc: '其他餐點滿 $100，葡撻 2 個 $10、芒果布甸 $16，每單限 2 份',
      en: 'Beside $100 of other dishes: two egg tarts $10, mango pudding $16; two an order',
    },
    stacks: true,
    spend: hongKongOnly(100),
    items: [
      { pid: 'egg-tarts-2', price: hongKongOnly(10) },
      { pid: 'mango-pudding', price: hongKongOnly(16) },
    ],
    most: 2,
  },
  {
    promotionId: 'macau-add-on',
    kind: 'addOn',
    name: { tc: '滿 $100 加配優惠', en: 'Add-on from $100' },
    note: {
      tc: '其他餐點滿 $100，葡撻 2 個 $10、木糠布甸 $18，每單限 2 份',
      en: 'Beside $100 of other dishes: two egg tarts $10, serradura $18; two an order',
    },
    stacks: true,
    spend: macauOnly(100),
    items: [
      { pid: 'egg-tarts-2', price: macauOnly(10) },
      { pid: 'serradura', price: macauOnly(18) },
    ],
    most: 2,
  },
]

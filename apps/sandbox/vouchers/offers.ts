export const vendors = ['candao', 'storellect', 'yuu', 'mezzofy'] as const
export type Vendor = (typeof vendors)[number]
/** The chain's two contracts with each vendor: one for Hong Kong, one for Macau. */
export type Region = 'HK' | 'MO'
export type Words = { tc: string; en: string }
export type Way = 'takeaway' | 'delivery' | 'dineIn' | 'counter'

/** Cash off, a discount of which `pays` percent are paid, a product for nothing by its outside code, or a dish at a price. Cents. */
export type Gives =
  | { kind: 'cash'; amount: number }
  | { kind: 'discount'; pays: number }
  | { kind: 'product'; sku: Record<Region, string> }
  | { kind: 'fixed'; pid: string; price: number }

/** The need of an offer for a cart: dishes by the platform's pids, an amount without some of them, or what an outside code stands for. */
export type Needs =
  | { mode: 'include'; pids: string[]; count: number }
  | { mode: 'exclude'; pids: string[] }
  | { mode: 'sku'; sku: Record<Region, string> }

/** A voucher that a vendor sells or gives away. Its id, without the letters that say whose it is, begins each of its codes. */
export type Offer = {
  offerId: string
  vendor: Vendor
  /** Everybody whom the vendor knows has one. */
  usual: boolean
  name: Words
  terms: Words[]
  gives: Gives
  minimum: number
  needs?: Needs
  ways: Way[]
  /** Monday 1 to Sunday 7. */
  weekdays?: number[]
  days: number
}

const everyWay: Way[] = ['takeaway', 'delivery', 'dineIn', 'counter']
const pizzas = ['victoria-seafood', 'double-pepperoni', 'hawaiian', 'margherita', 'garden', 'bbq-chicken', 'teriyaki-chicken']
const softDrinks = ['cola', 'cola-zero', 'orange-soda', 'iced-lemon-tea', 'iced-milk-tea', 'iced-coffee']
const once: Words = { tc: '只可使用一次。', en: 'One use only.' }
const noChange: Words = { tc: '餘額不設找贖。', en: 'What is left of it is not paid out.' }

export const offers: Offer[] = [
  {
    offerId: 'CD-PIZZA20',
    vendor: 'candao',
    usual: true,
    name: { tc: '薄餅滿 2 個減 $20', en: '$20 off two pizzas' },
    terms: [{ tc: '須選購最少 2 個薄餅。', en: 'Add at least two pizzas.' }, once],
    gives: { kind: 'cash', amount: 2000 },
    minimum: 0,
    needs: { mode: 'include', pids: pizzas, count: 2 },
    ways: ['takeaway', 'delivery'],
    days: 45,
  },
  {
    offerId: 'CD-FOOD40',
    vendor: 'candao',
    usual: true,
    name: { tc: '美食滿 $300 減 $40', en: '$40 off $300 of food' },
    terms: [{ tc: '飲品不計算在內。', en: 'Drinks do not count.' }, once],
    gives: { kind: 'cash', amount: 4000 },
    minimum: 30_000,
    needs: { mode: 'exclude', pids: softDrinks },
    ways: everyWay,
    days: 45,
  },
  {
    offerId: 'CD-FRIES10',
    vendor: 'candao',
    usual: false,
    name: { tc: '$10 換購香脆粗薯條', en: 'Chunky Fries for $10' },
    terms: [once],
    gives: { kind: 'fixed', pid: 'chunky-fries', price: 1000 },
    minimum: 0,
    ways: everyWay,
    days: 30,
  },
  {
    offerId: 'SL-CASH50',
    vendor: 'storellect',
    usual: true,
    name: { tc: '$50 電子現金券', en: '$50 e-voucher' },
    terms: [{ tc: '滿 $350 可用。', en: 'For orders of $350 or more.' }, noChange],
    gives: { kind: 'cash', amount: 5000 },
    minimum: 35_000,
    ways: ['takeaway', 'delivery', 'dineIn'],
    days: 60,
  },
  {
    offerId: 'SL-TARTS',
    vendor: 'storellect',
    usual: true,
    name: { tc: '新鮮葡撻換領券', en: 'Egg tarts voucher' },
    terms: [{ tc: '換領葡撻一客。', en: 'For one portion of egg tarts.' }, once],
    gives: { kind: 'product', sku: { HK: 'HK60001', MO: 'MO60002' } },
    minimum: 0,
    ways: everyWay,
    days: 60,
  },
  {
    offerId: 'YU-PEARL25',
    vendor: 'yuu',
    usual: true,
    name: { tc: '滿 $180 減 $25', en: '$25 off $180' },
    terms: [{ tc: '只限外送。', en: 'Delivery only.' }, once],
    gives: { kind: 'cash', amount: 2500 },
    minimum: 18_000,
    ways: ['delivery'],
    days: 38,
  },
  {
    offerId: 'YU-PIZZA15',
    vendor: 'yuu',
    usual: true,
    name: { tc: '凡購薄餅減 $15', en: '$15 off any pizza' },
    terms: [{ tc: '須選購指定薄餅。', en: 'Add one of the chosen pizzas.' }, once],
    gives: { kind: 'cash', amount: 1500 },
    minimum: 0,
    needs: { mode: 'sku', sku: { HK: 'HK10010', MO: 'MO10010' } },
    ways: ['takeaway', 'delivery', 'dineIn'],
    days: 21,
  },
  {
    offerId: 'YU-WEEKDAY85',
    vendor: 'yuu',
    usual: true,
    name: { tc: '平日 85 折', en: '15% off on weekdays' },
    terms: [{ tc: '只限星期一至五。', en: 'Monday to Friday.' }, once],
    gives: { kind: 'discount', pays: 85 },
    minimum: 0,
    ways: ['takeaway', 'delivery'],
    weekdays: [1, 2, 3, 4, 5],
    days: 30,
  },
  {
    offerId: 'MZ-GIFT100',
    vendor: 'mezzofy',
    usual: true,
    name: { tc: '$100 電子禮券', en: '$100 gift voucher' },
    terms: [noChange, once],
    gives: { kind: 'cash', amount: 10_000 },
    minimum: 0,
    ways: everyWay,
    days: 90,
  },
  {
    offerId: 'MZ-FRIES',
    vendor: 'mezzofy',
    usual: true,
    name: { tc: '香脆粗薯條禮券', en: 'Chunky Fries gift voucher' },
    terms: [{ tc: '換領香脆粗薯條一客。', en: 'For one portion of Chunky Fries.' }, once],
    gives: { kind: 'product', sku: { HK: 'HK50001', MO: 'MO50001' } },
    minimum: 0,
    ways: everyWay,
    days: 90,
  },
]

import type { ChainCoupon } from './coupon.ts'

export const everyWay = { tc: '外送、自取、堂食', en: 'Delivery, takeaway, dine-in' }
export const awayOnly = { tc: '外送、自取', en: 'Delivery, takeaway' }
export const deliveryOnly = { tc: '只限外送', en: 'Delivery only' }
export const takeawayOnly = { tc: '只限自取', en: 'Takeaway only' }

const once = { tc: '每張訂單限用一張，用後不可再用。', en: 'One for each order, once.' }
const noChange = { tc: '餘額不設找贖，亦不可兌換現金。', en: 'What is left over is not refunded, and it is no cash.' }
const choices = { tc: '加配料或轉款須另付差價。', en: 'Extras and dearer choices are charged.' }

/** The sentences that every coupon of a kind has, after its own. */
export function termsOf(kind: ChainCoupon['gift']['kind'], ...own: { tc: string; en: string }[]): ChainCoupon['terms'] {
  const usual =
    kind === 'cash' || kind === 'cashLike' || kind === 'delivery' ? [once, noChange] : kind === 'discount' ? [once] : [choices, once]
  const all = [...own, ...usual]
  return { tc: all.map(({ tc }) => tc), en: all.map(({ en }) => en) }
}

/** Every pizza of the menu, of whatever city. */
export const pizzas = [
  'victoria-seafood',
  'double-pepperoni',
  'truffle-mushroom',
  'bbq-chicken',
  'garden',
  'margherita',
  'hawaiian',
  'supreme',
  'meat-lovers',
  'four-cheese',
  'teriyaki-chicken',
  'satay-beef',
  'bacon-corn',
  'half-half',
  'tuesday-margherita',
  'chourico',
  'garlic-prawn',
  'parma-rocket',
  'truffle-four-cheese',
  'crab-roe-seafood',
  'harbour-night',
]

import {
  brandIds,
  languageIds,
  addLine,
  checkCart,
  choiceGaps,
  emptyCart,
  lineKey,
  presetLine,
  priceOrder,
  promotionsAt,
  cents,
  type CartLine,
  type Product,
  type ProductBook,
} from '@harbour/rules'
import { products, promotions } from '@harbour/chain'
import { soldProduct } from '@harbour/chain/sold-menu.ts'
import { soldPromotion } from '@harbour/chain/sold-promotion.ts'

type Rate = { what: string; perSecond: number; micros: number }

const noon = Date.parse('2026-11-23T12:00:00+08:00')
const fees = { cutlery: cents(100), boxedMeal: cents(100), boxedMealCap: cents(500) }

/** The times a second that the cart and price functions run over the demo menu, on a cart of ten lines. */
export function benchRules(): Rate[] {
  const sold = products.flatMap((product) => soldProduct(product, brandIds.hongKong, languageIds.en) ?? [])
  const book: ProductBook = { products: new Map(sold.map((product) => [product.uid, product])), soldOut: new Set() }
  const lines = tenLines(sold)
  const cart = { ...emptyCart, lines }
  const last = lines.at(-1)
  if (!last) throw new Error('the menu is empty')
  const order = { lines, book, orderType: 2 as const, fees, delivery: { fee: cents(1500), minimum: cents(5000) }, cutlery: true }
  const given = promotions.flatMap((promotion) => soldPromotion(promotion, brandIds.hongKong, languageIds.en) ?? [])
  const hold = promotionsAt(given, book, { now: noon, orderType: 2 })
  return [
    rate('priceOrder, 10 lines', () => priceOrder(order)),
    rate('priceOrder, 10 lines and all promotions', () => priceOrder({ ...order, promotions: hold })),
    rate('promotionsAt, all promotions', () => promotionsAt(given, book, { now: noon, orderType: 2 })),
    rate('checkCart, 10 lines', () => checkCart(lines, book, { now: noon, orderType: 2 })),
    rate('addLine to a cart of 10', () => addLine(cart, last)),
    rate('lineKey of a set meal or pizza', () => lineKey(last)),
    rate('choiceGaps of 10 lines', () => lines.map((line) => choiceGaps(book.products.get(line.uid) as Product, line))), // made from the book above
  ]
}

function tenLines(sold: Product[]): CartLine[] {
  const varied = [
    ...sold.filter(({ type }) => type === 3).slice(0, 6),
    ...sold.filter(({ type }) => type === 1).slice(0, 2),
    ...sold.filter(({ type }) => type === 2).slice(0, 2),
  ]
  return varied.map((product) => ({ ...presetLine(product), num: 2 }))
}

function rate(what: string, work: () => unknown): Rate {
  for (let warm = 0; warm < 2000; warm++) work()
  const start = performance.now()
  let times = 0
  while (performance.now() - start < 1000) {
    for (let batch = 0; batch < 200; batch++) work()
    times += 200
  }
  const perSecond = times / ((performance.now() - start) / 1000)
  return { what, perSecond: Math.round(perSecond), micros: 1e6 / perSecond }
}

import { products } from '@harbour/chain'
import { soldProduct } from '@harbour/chain/sold-menu.ts'
import {
  brandIds,
  cents,
  completeSet,
  defaultLine,
  languageIds,
  lineKey,
  presetLine,
  type CartLine,
  type Product,
  type ProductBook,
} from '@harbour/rules'
import { expect, test } from 'vitest'
import { dish } from '../menu/menu.fixtures.ts'
import { cartHash, linkedLine, readCartLink } from './cart-link.ts'
import { fingerprint, offersOf, type Part } from './cart-link-parts.ts'

const brand = brandIds.hongKong
const sold = products.flatMap((product) => soldProduct(product, brand, languageIds.en) ?? [])
const book: ProductBook = { products: new Map(sold.map((product) => [product.uid, product])), soldOut: new Set() }
const none: ReadonlySet<string> = new Set()
const empty: ProductBook = { products: new Map(), soldOut: new Set() }

/** The lines that come out of a link to these on another phone. */
const arrived = (lines: readonly CartLine[], on = book) => readCartLink(cartHash(brand, lines))?.lines.map((part) => linkedLine(part, on))

/** A line with an answer to everything. */
const whole = (product: Product): CartLine => completeSet(product, defaultLine(product, none), none)

test('[1.8] every dish of the menu comes out of a link with its choices and its count', () => {
  for (const product of sold) {
    const line = { ...whole(product), num: 3 }
    const [come] = arrived([line]) ?? []
    expect(come && lineKey(come), product.name).toBe(lineKey(line))
    expect(come?.num).toBe(3)
  }
})

test('[1.8] no two dishes, and no two choices of one dish, are written alike', () => {
  const alike = (keys: readonly string[]) => keys.filter((key, at) => keys.indexOf(key) !== at)
  const among = (offers: ReturnType<typeof offersOf>): string[] => [
    ...alike(offers.map(({ of, pid }) => fingerprint.choice(of, pid))),
    ...offers.flatMap(({ within }) => among(within)),
  ]
  expect(alike(sold.map(({ uid }) => fingerprint.dish(uid)))).toEqual([])
  for (const product of sold) expect(among(offersOf(product)), product.name).toEqual([])
})

test('[1.8] the first half of a pizza is still the left one', () => {
  const halves = (...pids: string[]): CartLine => ({
    ...presetLine(dish('half-half')),
    listRequirements: [{ requirementId: 'halves', pidData: pids.map((pid) => ({ pid, num: 1, price: cents(0) })) }],
  })
  const [one = '', other = ''] =
    dish('half-half')
      .requirements.find(({ side }) => side === 'halves')
      ?.options.map(({ pid }) => pid) ?? []
  for (const line of [halves(one, other), halves(other, one)]) {
    expect(arrived([line])?.map((come) => come && lineKey(come))).toEqual([lineKey(line)])
  }
})

test('[1.8] a link says nothing of a person, a price or a coupon', () => {
  const tarts = presetLine(dish('egg-tarts-4'))
  const plain = cartHash(brand, [tarts])
  expect(plain).toMatch(/^#cart\.31\.[0-9a-z]{6}$/)
  expect(cartHash(brand, [{ ...tarts, forName: 'Ada', price: cents(1) }])).toBe(plain)
  expect(cartHash(brand, [{ ...tarts, isCouponPro: true, voucherCode: 'V1' }])).toBe('')
  expect(cartHash(brand, [{ ...tarts, isSendType: true }])).toBe('')
})

test('[1.8] five lines with many choices are few enough letters for a code', () => {
  const lines = ['double-pepperoni', 'half-half', 'solo-set', 'egg-tarts-4', 'water'].map((pid) => whole(dish(pid)))
  expect(cartHash(brand, lines).length).toBeLessThan(300)
})

test.each([
  '',
  '#',
  '#cart.',
  '#cart.31',
  '#cart.31.',
  '#cart.99.abcdef',
  '#cart.31.abcde',
  '#cart.31.abcdef0',
  '#cart.31.abcdef100',
  '#cart.31.ABCDEF',
  '#cart.31.abcdef_',
  '#cart.31.abcdef~abcde',
  '#cart.31.abcdef.',
  '#cart.31.<script>',
  `#cart.31${'.abcdef'.repeat(51)}`,
  `#cart.31.abcdef${'_abcde'.repeat(1000)}`,
])('[1.8] %j is no link to a cart', (hash) => {
  expect(readCartLink(hash)).toBeUndefined()
})

test('[1.8] a dish or a choice that this menu does not have is refused, and so is one that two would answer to', () => {
  const line = whole(dish('double-pepperoni'))
  const twice = { ...book, products: new Map([...book.products, ['again', dish('double-pepperoni')]]) }
  expect(arrived([line], empty)).toEqual([undefined])
  expect(arrived([line], twice)).toEqual([undefined])
  const strange: Part = { key: fingerprint.dish(line.uid), num: 1, within: [{ key: '00000', num: 1, within: [] }] }
  expect(linkedLine(strange, book)).toBeUndefined()
})

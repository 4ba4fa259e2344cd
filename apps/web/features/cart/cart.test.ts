import { checkCart, instantOf, presetLine, type CartLine, type Product, type ProductBook } from '@harbour/rules'
import { beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { issueWords } from '../../entities/menu/issue-words.ts'
import { dish } from '../../entities/menu/menu.fixtures.ts'
import { lineFix } from './line-fix.ts'

const fries = dish('truffle-fries')
const pepperoni = dish('double-pepperoni')
const lunch = dish('lunch-bolognese')
const sixPack = dish('pale-ale-six')
const menu = [fries, pepperoni, lunch, sixPack]

/** Saturday 21 November 2026, 12:00. */
const noon = instantOf({ year: 2026, month: 11, day: 21, hour: 12 })

const bookOf = (products: readonly Product[], ...soldOut: string[]): ProductBook => ({
  products: new Map(products.map((product) => [product.uid, product])),
  soldOut: new Set(soldOut),
})
const withCrust: CartLine = {
  ...presetLine(pepperoni),
  listRequirements: [
    { requirementId: 'size', pidData: [{ pid: 'size-9', num: 1, price: pepperoni.requirements[0]?.options[0]?.price ?? fries.price }] },
    {
      requirementId: 'crust',
      pidData: [{ pid: 'crust-thin', num: 1, price: pepperoni.requirements[0]?.options[0]?.price ?? fries.price }],
    },
  ],
}

/** The words for the first thing that is wrong with a cart, and what mends it. */
function look(lines: readonly CartLine[], book: ProductBook, orderType: 1 | 2 | 5 = 2) {
  const [issue] = checkCart(lines, book, { now: noon, orderType })
  if (!issue) return undefined
  return { words: issueWords(issue, book.products.get(issue.uid)), mend: lineFix(issue, lines, book) }
}

beforeEach(() => setLanguage('en'))

test('[8.14] a dish that is not on the menu any more can only go', () => {
  expect(look([presetLine(fries)], bookOf([pepperoni]))).toEqual({ words: 'This shop doesn’t have it', mend: { kind: 'remove' } })
})

test('[8.14] what has run out goes, and a choice that has run out is chosen again', () => {
  expect(look([presetLine(fries)], bookOf(menu, fries.pid))).toEqual({ words: 'Sold out today', mend: { kind: 'remove' } })
  expect(look([withCrust], bookOf(menu, 'crust-thin'))).toEqual({
    words: 'Sold out: Thin and crisp. Choose another',
    mend: { kind: 'change' },
  })
})

test('[8.14] a dish of other hours or another way of eating says which', () => {
  expect(look([presetLine(lunch)], bookOf(menu))?.words).toBe('Not served at this time. Served Mon–Fri 11:00–14:30')
  expect(look([presetLine(sixPack)], bookOf(menu), 5)?.words).toBe('Only for takeaway, delivery')
})

test('[8.14] missing choices are chosen', () => {
  expect(look([presetLine(pepperoni)], bookOf(menu))).toEqual({ words: 'Crust: choose 1 more', mend: { kind: 'change' } })
})

test('[8.14] too many become as many as there may be, and none where there is no room at all', () => {
  const line = presetLine(sixPack)
  expect(look([{ ...line, num: 3 }], bookOf(menu))).toEqual({
    words: 'At most 2 in one order. You have 3',
    mend: { kind: 'reduce', num: 2 },
  })
  const coupon = { ...line, isCouponPro: true, voucherCode: 'A' }
  expect(look([{ ...line, num: 2 }, coupon], bookOf(menu))?.mend).toEqual({ kind: 'remove' })
})

test('[8.14] a new price says the old one, and accepting it mends the line', () => {
  const old = { ...presetLine(fries), price: sixPack.price }
  const found = look([old], bookOf(menu))
  expect(found?.words).toBe('Price changed from $148 to $42')
  expect(found?.mend).toEqual({ kind: 'accept', line: presetLine(fries) })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fries, lineOf, noon, pizza, pizzaWith, tea } from '../testing/menu.fixtures.ts'
import { checkCart } from './check-cart.ts'
import { choiceGaps } from './choice-gaps.ts'
import type { CartLine } from './cart-line.ts'
import { cents } from '../money.ts'
import { orderTypes } from '../orders/order.ts'
import { priceOrder } from '../price/price-order.ts'
import type { Product, ProductBook } from '../menu/product.ts'
import { bookOf, cola, group, inner, main, wings } from '../testing/set-meal.fixtures.ts'
import { setMealOffers, takeOffer } from './set-meal-offers.ts'

const pizzaMain = main(pizza, {
  groups: [inner('size', ['s9', 's12'], [cents(0), cents(4000)]), inner('crust', ['classic', 'edge'], [cents(0), cents(1500)])],
})

/** $170: a pizza of $128, a side of $32 to $52, two drinks of $14 to $18. */
const forTwo: Product = {
  ...fries,
  uid: 'u-two',
  pid: 'two',
  type: 2,
  name: 'Set for Two',
  price: cents(17_000),
  groups: [
    group('pizza', 1, [pizzaMain]),
    group('side', 1, [main(fries), main(wings, { price: cents(600) })]),
    group('drink', 2, [main(tea), main(cola)]),
  ],
}

const all = [fries, tea, pizza, wings, cola, forTwo]
const occasion = { now: noon, orderType: orderTypes.takeaway }
const classic = pizzaWith({ size: ['s9'], crust: ['classic'] })
const offer = (lines: readonly CartLine[], book = bookOf(all)) => setMealOffers(lines, book, occasion)[0]

test('[1.18] a cart that is a set meal may become it, and saves the difference', () => {
  // 128 + 32 + 2 × 18 = 196 by themselves.
  const found = offer([classic, lineOf(fries), lineOf(tea, 2)])
  expect(found).toMatchObject({ product: { uid: 'u-two' }, more: -2600, saved: 2600, line: { price: 17_000 } })
  expect(found?.missing).toBeUndefined()
  expect(found?.takes).toEqual([
    { index: 0, num: 1 },
    { index: 1, num: 1 },
    { index: 2, num: 2 },
  ])
})

test('[1.18] a cart that lacks one dish is told which, and what the set then costs more', () => {
  // 128 + 52 + 18 = 198; the set with wings is 176, and another drink costs 14 at least.
  expect(offer([classic, lineOf(wings), lineOf(tea)])).toMatchObject({ missing: { groupId: 'drink' }, more: -2200, saved: 3600 })
  // 128 + 14 + 14 = 156; the set is 170 with fries of 32.
  expect(offer([classic, lineOf(cola, 2)])).toMatchObject({ missing: { groupId: 'side' }, more: 1400, saved: 1800 })
})

test('[1.18] every set that saves is offered, what saves most first', () => {
  const dear: Product = { ...forTwo, uid: 'u-dear', pid: 'dear', price: cents(19_000) }
  const dearest: Product = { ...forTwo, uid: 'u-dearest', pid: 'dearest', price: cents(19_700) }
  const found = setMealOffers([classic, lineOf(fries), lineOf(tea, 2)], bookOf([dearest, dear, ...all]), occasion)
  expect(found.map(({ product, saved }) => [product.pid, saved])).toEqual([
    ['two', 2600],
    ['dear', 600],
  ])
})

test('[1.18] of two sets that save the same the one comes first whose uid does', () => {
  const [a, b] = ['u-a', 'u-b'].map((uid) => ({ ...forTwo, uid, pid: uid }))
  const uids = (...sets: (Product | undefined)[]) =>
    setMealOffers(
      [classic, lineOf(fries), lineOf(tea, 2)],
      bookOf([...sets.flatMap((set) => set ?? []), ...all.slice(0, -1)]),
      occasion,
    ).map(({ product }) => product.uid)
  expect([uids(a, b), uids(b, a)]).toEqual([
    ['u-a', 'u-b'],
    ['u-a', 'u-b'],
  ])
})

test.each<[string, CartLine[]]>([
  ['two dishes missing', [classic, lineOf(tea)]],
  ['two of one group missing', [classic, lineOf(fries)]],
  ['nothing in the cart', []],
  [
    'a topping that the set does not have',
    [pizzaWith({ size: ['s9'], crust: ['classic'], topping: ['pineapple'] }), lineOf(fries), lineOf(tea, 2)],
  ],
  ['a crust that the set does not have', [pizzaWith({ size: ['s9'], crust: ['thin'] }), lineOf(fries), lineOf(tea, 2)]],
  ['a dish that a coupon gave', [{ ...classic, isCouponPro: true, voucherCode: 'A' }, lineOf(tea, 2)]],
])('[1.18] no set is offered with %s', (_what, lines) => {
  expect(offer(lines)).toBeUndefined()
})

test('[1.18] no set is offered that saves nothing, has run out, is not served then or comes in another portion', () => {
  const lines = [classic, lineOf(fries), lineOf(tea, 2)]
  const withSet = (set: Partial<Product>) => bookOf([fries, tea, pizza, wings, cola, { ...forTwo, ...set }])
  expect(offer(lines, withSet({ price: cents(19_599) }))?.saved).toBe(1)
  expect(offer(lines, withSet({ price: cents(19_600) }))).toBeUndefined()
  expect(offer(lines, bookOf(all, 'two'))).toBeUndefined()
  expect(offer(lines, bookOf(all, 'fries'))).toMatchObject({ missing: { groupId: 'side' } })
  expect(offer(lines, withSet({ orderTypes: [orderTypes.dineIn] }))).toBeUndefined()
  expect(offer(lines, withSet({ service: { windows: [{ start: '18:00', end: '22:00' }] } }))).toBeUndefined()
  const small = forTwo.groups.map((each) => (each.groupId === 'pizza' ? group('pizza', 1, [{ ...pizzaMain, ownPortion: true }]) : each))
  expect(offer([classic, lineOf(tea, 2)], withSet({ groups: small }))).toBeUndefined()
})

/** A pizza and a drink. */
const forOne: Product = {
  ...forTwo,
  uid: 'u-one',
  pid: 'one',
  price: cents(13_000),
  groups: [group('pizza', 1, [pizzaMain]), group('drink', 1, [main(tea)])],
}

test('[1.18] a set of two dishes is offered to who has both, and to nobody who has one', () => {
  const book = bookOf([tea, pizza, forOne])
  expect(offer([classic, lineOf(tea)], book)).toMatchObject({ saved: 1600, more: -1600 })
  expect(offer([classic], book)).toBeUndefined()
})

test.each([
  [1600, 'pair'],
  [1601, undefined],
])('[1.18] a dish of %i cents is still missing to two of 3200: %s is offered, since it costs no more than half of them', (price, pid) => {
  const bread: Product = { ...fries, uid: 'u-bread', pid: 'bread', price: cents(price) }
  const groups = [group('drink', 2, [main(tea), main(cola)]), group('side', 1, [main(bread)])]
  const pair: Product = { ...forTwo, uid: 'u-pair', pid: 'pair', price: cents(4000), groups }
  expect(offer([lineOf(tea), lineOf(cola)], bookOf([tea, cola, bread, pair]))?.product.pid).toBe(pid)
})

test('[1.18] what is missing is the cheapest that can be had: on the menu, not sold out, in its own portion', () => {
  const lines = [classic, lineOf(fries), lineOf(tea)]
  const cheapest = (book: ProductBook, cart = lines) => offer(cart, book)?.cheapest?.alone.pid
  const portion = forTwo.groups.map((each) =>
    each.groupId === 'drink' ? group('drink', 2, [main(tea), main(cola, { ownPortion: true })]) : each,
  )
  const turned = forTwo.groups.map((each) => ({ ...each, mains: each.mains.toReversed() }))
  expect(cheapest(bookOf(all))).toBe('cola')
  expect(cheapest(bookOf(all, 'cola'))).toBe('tea')
  expect(cheapest(bookOf(all.filter(({ pid }) => pid !== 'cola')))).toBe('tea')
  expect(cheapest(bookOf([...all.slice(0, -1), { ...forTwo, groups: portion }]))).toBe('tea')
  for (const groups of [forTwo.groups, turned])
    expect(cheapest(bookOf([...all.slice(0, -1), { ...forTwo, groups }]), [classic, lineOf(cola, 2)])).toBe('fries')
  const cheap = { ...forTwo, price: cents(14_000) }
  expect(offer([classic, lineOf(tea, 2)], bookOf([...all.slice(0, -1), cheap], 'fries', 'wings'))).toBeUndefined()
})

test('[1.18] an offer names its lines in their order, and the group that is missing is not in its line', () => {
  expect(offer([lineOf(tea, 2), lineOf(fries), classic])?.takes.map(({ index }) => index)).toEqual([0, 1, 2])
  expect(offer([classic, lineOf(cola, 2)])?.line.selectedFood?.groups.map(({ groupId }) => groupId)).toEqual(['pizza', 'drink'])
})

test('[1.18] a set takes the place of the dishes that go into it, and of no more', () => {
  const lines = [classic, lineOf(fries), lineOf(tea, 3)]
  const found = offer(lines)
  if (!found) throw new Error('the cart is a set')
  expect(takeOffer(lines, found.takes, found.line)).toEqual([lineOf(tea, 1), found.line])
})

test('[3.8] what was chosen of a dish is chosen inside the set', () => {
  const found = offer([pizzaWith({ size: ['s12'], crust: ['edge'] }), lineOf(fries), lineOf(tea, 2)])
  // 128 + 40 + 22 + 32 + 36 = 258 by themselves; 170 + 40 + 15 = 225 as the set.
  expect(found).toMatchObject({ saved: 3300, line: { price: 22_500 } })
  expect(choiceGaps(forTwo, found?.line ?? classic)).toEqual([])
})

const anyLines = fc.array(
  fc
    .tuple(
      fc.constantFrom(fries, tea, wings, cola, pizza),
      fc.constantFrom('s9', 's12'),
      fc.constantFrom('classic', 'edge', 'thin'),
      fc.integer({ min: 1, max: 4 }),
    )
    .map(([product, size, crust, num]) => (product === pizza ? pizzaWith({ size: [size], crust: [crust] }, num) : lineOf(product, num))),
  { maxLength: 7 },
)
const fees = { cutlery: cents(0), boxedMeal: cents(0), boxedMealCap: cents(0) }
const totalOf = (lines: readonly CartLine[]) =>
  priceOrder({ lines, book: bookOf(all), orderType: orderTypes.takeaway, fees, cutlery: false }).total

test('[1.18] an offer is never dearer, takes no more than there is, and once taken gives a whole cart at the price that was said', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const found = offer(lines)
      if (!found) return
      expect(found.saved).toBeGreaterThan(0)
      for (const { index, num } of found.takes) expect(num).toBeLessThanOrEqual(lines[index]?.num ?? 0)
      if (found.missing) {
        const { alone, set } = found.cheapest ?? {}
        if (!alone || !set) throw new Error('no choice of what is missing')
        const nearly = totalOf(takeOffer(lines, found.takes, set))
        expect([nearly - totalOf(lines), totalOf([...lines, alone]) - nearly]).toEqual([found.more, found.saved])
        return
      }
      const after = takeOffer(lines, found.takes, found.line)
      expect(choiceGaps(forTwo, found.line)).toEqual([])
      expect(checkCart(after, bookOf(all), occasion).filter(({ uid }) => uid === 'u-two')).toEqual([])
      expect(totalOf(after)).toBe(totalOf(lines) - found.saved)
      expect(found.more + found.saved).toBe(0)
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addLine,
  cartCount,
  chooseGift,
  clearCart,
  couponLines,
  dropCouponProducts,
  emptyCart,
  removeDeliveryLine,
  replaceCart,
  replaceLine,
  setDeliveryLine,
  setQuantity,
  type Cart,
} from './cart.ts'
import { classicPizza, deliveryLine, fries, lineOf, pizzaWith, setWith, tea } from '../testing/menu.fixtures.ts'
import { lineKey, type CartLine } from './cart-line.ts'
import { cents } from '../money.ts'

const cartOf = (...lines: CartLine[]): Cart => ({ lines, coupons: ['V1'] })
const freebie: CartLine = { ...lineOf(tea), isCouponPro: true, voucherCode: 'V1' }
const contents = ({ lines }: Cart) => lines.map((line) => `${line.num} ${lineKey(line)}`).sort()

const line = fc
  .tuple(
    fc.constantFrom(lineOf(fries), lineOf(tea), freebie, classicPizza, pizzaWith({ crust: ['thin'] }), setWith('in-edge')),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([one, num]) => ({ ...one, num }))
const lines = fc.array(line, { maxLength: 20 })

describe('adding', () => {
  test('[4.7] an identical line takes up the quantity, where it stands, at the newer price', () => {
    const cart = addLine(cartOf(lineOf(fries, 2), lineOf(tea)), { ...lineOf(fries, 3), price: cents(3500) })
    expect(cart.lines).toEqual([{ ...lineOf(fries, 5), price: 3500 }, lineOf(tea)])
  })

  test('[4.7] another choice is another line', () => {
    expect(addLine(cartOf(setWith('in-edge')), setWith('in-classic')).lines).toHaveLength(2)
  })

  test.each([
    [0, 'nothing to add'],
    [-1, 'not a quantity: -1'],
    [1.5, 'not a quantity: 1.5'],
    [NaN, 'not a quantity: NaN'],
  ])('[4.7] %d of something is refused: %s', (num, why) => {
    expect(() => addLine(emptyCart, { ...lineOf(fries), num })).toThrow(new RangeError(why))
  })

  test('[4.7] the order of adds never changes what is in the cart', () => {
    const shuffled = lines.chain((given) => fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })))
    fc.assert(
      fc.property(shuffled, ([given, other]) => {
        expect(contents(other.reduce(addLine, emptyCart))).toEqual(contents(given.reduce(addLine, emptyCart)))
      }),
    )
  })

  test('[4.7] the count of a cart is the count of what was added, and no two lines are the same', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const cart = given.reduce(addLine, emptyCart)
        expect(cartCount(cart)).toBe(given.reduce((sum, { num }) => sum + num, 0))
        expect(new Set(cart.lines.map(lineKey)).size).toBe(cart.lines.length)
      }),
    )
  })

  test('[4.7] the cart given is left as it was', () => {
    const cart = cartOf(lineOf(fries))
    const before = structuredClone(cart)
    addLine(cart, lineOf(fries))
    replaceLine(cart, 0, lineOf(tea))
    setQuantity(cart, 0, 5)
    expect(cart).toEqual(before)
  })
})

describe('setting the quantity', () => {
  test.each([
    [3, [lineOf(fries, 3), lineOf(tea)]],
    [0, [lineOf(tea)]],
  ])('[4.8] quantity %i: 0 removes the line', (num, left) => {
    expect(setQuantity(cartOf(lineOf(fries, 2), lineOf(tea)), 0, num).lines).toEqual(left)
  })

  test('[4.8] an index without a line changes nothing', () => {
    expect(setQuantity(cartOf(lineOf(fries)), 1, 0)).toEqual(cartOf(lineOf(fries)))
  })

  test.each([-1, 0.5, NaN])('[4.8] quantity %d is refused', (num) => {
    expect(() => setQuantity(cartOf(lineOf(fries)), 0, num)).toThrow(new RangeError(`not a quantity: ${num}`))
  })
})

describe('editing a line', () => {
  test('[4.9] it takes the place of the one at the index', () => {
    expect(replaceLine(cartOf(lineOf(fries), lineOf(tea)), 0, classicPizza).lines).toEqual([classicPizza, lineOf(tea)])
  })

  test('[4.9] it merges into an identical line', () => {
    const cart = cartOf(lineOf(fries), pizzaWith({ crust: ['thin'] }), lineOf(tea), { ...classicPizza, num: 2 })
    expect(replaceLine(cart, 1, { ...classicPizza, num: 3 }).lines).toEqual([lineOf(fries), lineOf(tea), { ...classicPizza, num: 5 }])
  })

  test('[4.9] edited into itself it keeps its place and takes its new quantity', () => {
    expect(replaceLine(cartOf(lineOf(fries), lineOf(tea)), 0, lineOf(fries, 4)).lines).toEqual([lineOf(fries, 4), lineOf(tea)])
  })

  test('[4.9] an index without a line changes nothing', () => {
    expect(replaceLine(cartOf(lineOf(fries)), 1, lineOf(tea))).toEqual(cartOf(lineOf(fries)))
  })

  test('[4.8] [4.9] edited to quantity 0 it goes', () => {
    expect(replaceLine(cartOf(lineOf(fries), lineOf(tea)), 0, lineOf(fries, 0)).lines).toEqual([lineOf(tea)])
  })
})

describe('the delivery fee', () => {
  test('[4.10] only one line of it exists, the latest', () => {
    const cart = [deliveryLine, { ...deliveryLine, uid: 'far', num: 2 }].reduce(setDeliveryLine, cartOf(lineOf(fries)))
    expect(cart.lines).toEqual([lineOf(fries), { ...deliveryLine, uid: 'far' }])
  })

  test('[4.10] however lines come, there is at most one', () => {
    const given = fc.array(fc.oneof(line, fc.constant(deliveryLine)), { maxLength: 12 })
    fc.assert(
      fc.property(given, fc.nat(12), (all, index) => {
        const cart = replaceLine(all.reduce(addLine, emptyCart), index, { ...deliveryLine, uid: 'other' })
        expect(cart.lines.filter(({ isSendType }) => isSendType).length).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('[4.10] it is no item, and leaves without trace', () => {
    const cart = setDeliveryLine(cartOf(lineOf(fries, 2)), deliveryLine)
    expect(cartCount(cart)).toBe(2)
    expect(removeDeliveryLine(cart)).toEqual(cartOf(lineOf(fries, 2)))
  })
})

describe('emptying', () => {
  test('[4.12] a cleared cart has no lines, no coupons and no delivery fee', () => {
    expect(clearCart()).toEqual({ lines: [], coupons: [] })
  })

  test.each<[string, Cart]>([
    ['a replace', replaceCart(cartOf(lineOf(fries), deliveryLine), [deliveryLine])],
    ['a replace by nothing', replaceCart(cartOf(lineOf(fries)), [])],
    ['the last line’s removal', setQuantity(cartOf(lineOf(fries), deliveryLine), 0, 0)],
    ['the coupon’s removal', dropCouponProducts({ ...cartOf(freebie, deliveryLine), coupons: ['V1', 'V2'] }, 'V1')],
  ])('[4.13] if after %s only delivery-fee lines remain, the cart is emptied', (_what, cart) => {
    expect(cart).toEqual(emptyCart)
  })

  test('[4.13] a replace that leaves food keeps coupons and delivery fee, and merges what is identical', () => {
    const cart = replaceCart(cartOf(lineOf(tea)), [lineOf(fries), deliveryLine, lineOf(fries, 2)])
    expect(cart).toEqual(cartOf(lineOf(fries, 3), deliveryLine))
  })
})

describe('gifts', () => {
  const tart = { promotionId: 'P1', pid: 'tart' }

  test('[1.18] the last word on a gift counts, and others stay as they were', () => {
    const cart = [{ promotionId: 'P2', pid: 'tea' }, tart, { ...tart, pid: null }].reduce(chooseGift, cartOf(lineOf(fries)))
    expect(cart.gifts).toEqual([
      { promotionId: 'P2', pid: 'tea' },
      { promotionId: 'P1', pid: null },
    ])
  })

  test('[1.18] [4.12] they go with the last dish', () => {
    expect(setQuantity(chooseGift(cartOf(lineOf(fries)), tart), 0, 0)).toEqual(emptyCart)
  })
})

describe('coupon products', () => {
  const other: CartLine = { ...freebie, voucherCode: 'V2' }
  const cart: Cart = { lines: [lineOf(tea), freebie, other], coupons: ['V1', 'V2'] }

  test('[4.11] they are matched by voucherCode', () => {
    expect(couponLines(cart, 'V1')).toEqual([freebie])
    expect(couponLines(cart, 'V3')).toEqual([])
  })

  test('[4.11] a coupon leaves with the products it gave, and only those', () => {
    expect(dropCouponProducts(cart, 'V1')).toEqual({ lines: [lineOf(tea), other], coupons: ['V2'] })
  })

  test('[4.11] a dish that was bought stays, whatever code its line names', () => {
    const bought: CartLine = { ...lineOf(fries), voucherCode: 'V1' }
    const mixed: Cart = { lines: [bought, freebie], coupons: ['V1'] }
    expect(couponLines(mixed, 'V1')).toEqual([freebie])
    expect(dropCouponProducts(mixed, 'V1')).toEqual({ lines: [bought], coupons: [] })
    expect(dropCouponProducts(mixed)).toEqual({ lines: [bought], coupons: [] })
  })

  test('[2.45] all coupons and their products leave together', () => {
    expect(dropCouponProducts(cart)).toEqual({ lines: [lineOf(tea)], coupons: [] })
  })

  test('[4.11] a coupon leaves an empty cart without taking others along', () => {
    expect(dropCouponProducts({ lines: [], coupons: ['V1', 'V2'] }, 'V1')).toEqual({ lines: [], coupons: ['V2'] })
  })
})

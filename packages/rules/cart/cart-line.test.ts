import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classicPizza, fries, lineOf, pizzaWith, setWith, tea } from '../testing/menu.fixtures.ts'
import { lineKey, sameLine, type CartLine } from './cart-line.ts'
import { cents } from '../money.ts'

/** Small worlds, so that lines are often the same. */
const name = fc.constantFrom('a', 'b')
const num = fc.integer({ min: 1, max: 2 })
const option = fc.record({ pid: name, num, price: fc.nat(100).map(cents) })
const requirement = fc.record({ requirementId: name, pidData: fc.array(option, { maxLength: 3 }) })
const property = fc.record({ propertyId: name, valueId: name })
const inner = fc.record({ pid: name, num, price: fc.constant(cents(0)), listPropertys: fc.array(property, { maxLength: 2 }) })
const innerGroup = fc.record({ groupId: name, products: fc.array(inner, { maxLength: 2 }) })
const main = fc.record({ pid: name, num, price: fc.constant(cents(0)), groups: fc.array(innerGroup, { maxLength: 2 }) })
const selectedFood = fc.record({
  groups: fc.array(fc.record({ groupId: name, mains: fc.array(main, { maxLength: 2 }) }), { maxLength: 2 }),
})
const choices = fc.record({
  listRequirements: fc.array(requirement, { maxLength: 2 }),
  selectedFood: fc.option(selectedFood, { nil: undefined }),
})
const line: fc.Arbitrary<CartLine> = choices.map((chosen) => ({ ...lineOf(fries), ...chosen }))

const upsideDown = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.toReversed().map(upsideDown)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, upsideDown(part)]))
}

describe('two lines are the same', () => {
  test.each<[string, CartLine, CartLine]>([
    ['whatever their quantities and prices', lineOf(fries), { ...lineOf(fries, 3), price: cents(1) }],
    [
      'in whatever order options were chosen',
      pizzaWith({ topping: ['cheese', 'pineapple'] }),
      pizzaWith({ topping: ['pineapple', 'cheese'] }),
    ],
    [
      'in whatever order questions were answered',
      pizzaWith({ size: ['s9'], crust: ['thin'] }),
      pizzaWith({ crust: ['thin'], size: ['s9'] }),
    ],
    ['in whatever order mains were chosen', setWith('in-edge', { crispy: 1, wings: 1 }), setWith('in-edge', { wings: 1, crispy: 1 })],
    ['when an option is there no times', pizzaWith({ topping: ['cheese'] }), noneOf('pineapple', pizzaWith({ topping: ['cheese'] }))],
    ['when what it is not is said or left out', { ...lineOf(fries), isSendType: false, isCouponPro: false }, lineOf(fries)],
    ['when a question is left out or left empty', classicPizza, pizzaWith({ size: ['s9'], crust: ['classic'], topping: [] })],
  ])('[4.7] %s', (_why, a, b) => {
    expect(sameLine(a, b)).toBe(true)
  })
})

describe('two lines differ', () => {
  test.each<[string, CartLine, CartLine]>([
    ['by uid', lineOf(fries), lineOf(tea)],
    ['by an option', classicPizza, pizzaWith({ size: ['s12'], crust: ['classic'] })],
    ['by how many of an option', pizzaWith({ topping: ['cheese'] }), pizzaWith({ topping: ['cheese', 'cheese'] })],
    ['by which half is on the left', pizzaWith({ halves: ['pineapple', 'cheese'] }), pizzaWith({ halves: ['cheese', 'pineapple'] })],
    ['by the question that an option answers', pizzaWith({ left: ['cheese'] }), pizzaWith({ right: ['cheese'] })],
    ['by an inner choice', setWith('in-classic'), setWith('in-edge')],
    ['by how many of a main', setWith('in-edge', { crispy: 2 }), setWith('in-edge', { crispy: 1 })],
    ['by a property', withProperty('cut-8'), setWith('in-edge')],
    ['by the value of a property', withProperty('cut-8'), withProperty('cut-6')],
    ['by the coupon that gave one', lineOf(fries), { ...lineOf(fries), isCouponPro: true, voucherCode: 'V1' }],
    ['by which coupon gave them', { ...lineOf(fries), voucherCode: 'V2' }, { ...lineOf(fries), voucherCode: 'V1' }],
    ['by whom they are for', { ...lineOf(fries), forName: 'Ada' }, { ...lineOf(fries), forName: 'Ben' }],
    ['by being for somebody', lineOf(fries), { ...lineOf(fries), forName: 'Ada' }],
    ['by being the delivery fee', lineOf(fries), { ...lineOf(fries), isSendType: true }],
  ])('[4.7] %s', (_how, a, b) => {
    expect(sameLine(a, b)).toBe(false)
  })
})

test('[4.7] a line is the same as itself said the other way round', () => {
  fc.assert(
    fc.property(line, (a) => {
      expect(sameLine(a, upsideDown(a) as CartLine)).toBe(true) // the same shape, its lists reversed
    }),
  )
})

test('[4.7] sameness is an equivalence', () => {
  fc.assert(
    fc.property(line, line, line, (a, b, c) => {
      expect(sameLine(a, a)).toBe(true)
      expect(sameLine(a, b)).toBe(sameLine(b, a))
      if (sameLine(a, b) && sameLine(b, c)) expect(sameLine(a, c)).toBe(true)
    }),
  )
})

test('[4.7] no text in a line can make it look like another', () => {
  const [a, b] = [lineOf({ ...fries, uid: 'u","x' }), lineOf({ ...fries, uid: 'u' })]
  expect(lineKey(a)).not.toBe(lineKey(b))
})

function noneOf(pid: string, line: CartLine): CartLine {
  return {
    ...line,
    listRequirements: [...line.listRequirements, { requirementId: 'topping', pidData: [{ pid, num: 0, price: cents(0) }] }],
  }
}

function withProperty(valueId: string): CartLine {
  const set = setWith('in-edge')
  const groups = set.selectedFood?.groups.map((group) => ({
    ...group,
    mains: group.mains.map((chosen) => ({
      ...chosen,
      groups: chosen.groups.map((within) => ({
        ...within,
        products: within.products.map((product) => ({ ...product, listPropertys: [{ propertyId: 'cut', valueId }] })),
      })),
    })),
  }))
  return { ...set, selectedFood: { groups: groups ?? [] } }
}

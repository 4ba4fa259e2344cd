// The fixtures of the tests: one shop's menu, a few lines, and the clock.
import { instantOf, parseMoment, type Instant } from '../time/clock.ts'
import type { CartLine, SelectedFood } from '../cart/cart-line.ts'
import { cents } from '../money.ts'
import type { Product, ProductBook } from '../menu/product.ts'

/** The instant of `YYYY/MM/DD HH:mm` or `YYYY/MM/DD HH:mm:ss`, for tables. */
export function at(text: string): Instant {
  const instant = parseMoment(text.length === 16 ? `${text}:00` : text)
  if (instant === null) throw new RangeError(text)
  return instant
}

/** Saturday 21 November 2026, 12:00. */
export const noon = instantOf({ year: 2026, month: 11, day: 21, hour: 12 })

const plain: Product = {
  uid: 'u-fries',
  pid: 'fries',
  type: 1,
  name: 'Chunky Fries',
  description: 'Skin on',
  picture: 'fries',
  tall: false,
  price: cents(3200),
  boxes: 1,
  makeMinutes: 5,
  spice: 0,
  vegetarian: true,
  alcohol: false,
  fresh: false,
  contains: [],
  mayContain: [],
  most: 20,
  requirements: [],
  groups: [],
}

export const fries = plain

export const tea: Product = { ...plain, uid: 'u-tea', pid: 'tea', name: 'Iced Lemon Tea', price: cents(1800), boxes: 0, makeMinutes: 0 }

/** Lunch from 11:00 to 14:30, Monday to Friday, not at dine-in. */
export const lunch: Product = {
  ...plain,
  uid: 'u-lunch',
  pid: 'lunch',
  name: 'Lunch Hawaiian',
  price: cents(6800),
  service: { weekdays: [1, 2, 3, 4, 5], windows: [{ start: '11:00', end: '14:30' }] },
  orderTypes: [1, 2],
}

/** Asks for a crust; the size is preset; up to five toppings, cheese twice, never with the thin crust. */
export const pizza: Product = {
  ...plain,
  uid: 'u-pizza',
  pid: 'pizza',
  type: 3,
  name: 'Double Pepperoni',
  price: cents(12800),
  makeMinutes: 12,
  requirements: [
    {
      requirementId: 'size',
      name: 'Size',
      kind: 'size',
      min: 1,
      max: 1,
      options: [
        { pid: 's9', name: '9 inch', price: cents(0), preset: true },
        { pid: 's12', name: '12 inch', price: cents(4000) },
      ],
    },
    {
      requirementId: 'crust',
      name: 'Crust',
      kind: 'crust',
      min: 1,
      max: 1,
      options: [
        { pid: 'classic', name: 'Classic', price: cents(0) },
        { pid: 'edge', name: 'Cheese-filled edge', price: cents(2200) },
        { pid: 'thin', name: 'Thin and crisp', price: cents(0), excludes: ['cheese'] },
      ],
    },
    {
      requirementId: 'topping',
      name: 'Extra toppings',
      kind: 'topping',
      min: 0,
      max: 5,
      options: [
        { pid: 'pineapple', name: 'Pineapple', price: cents(1200) },
        { pid: 'jalapeno', name: 'Jalapeño', price: cents(1050) },
        { pid: 'cheese', name: 'Extra cheese', price: cents(1600), most: 4 },
      ],
    },
  ],
}

/** One pizza (with a drink-like inner choice), two of chicken, and a soup that is always the same. */
export const setMeal: Product = {
  ...plain,
  uid: 'u-set',
  pid: 'set',
  type: 2,
  name: 'Star Ferry for Two',
  price: cents(18800),
  boxes: 3,
  most: 5,
  groups: [
    {
      groupId: 'g-pizza',
      name: 'Pizza',
      min: 1,
      max: 1,
      mains: [
        {
          pid: 'pepperoni',
          name: 'Double Pepperoni',
          picture: 'pepperoni',
          price: cents(0),
          groups: [
            {
              groupId: 'g-crust',
              name: 'Crust',
              min: 1,
              max: 1,
              products: [
                { pid: 'in-classic', name: 'Classic', price: cents(0), preset: true },
                {
                  pid: 'in-edge',
                  name: 'Cheese-filled edge',
                  price: cents(1500),
                  properties: [{ propertyId: 'cut', name: 'Cut', values: [{ valueId: 'cut-8', name: 'In eight' }] }],
                },
              ],
            },
          ],
        },
        { pid: 'margherita', name: 'Margherita', picture: 'margherita', price: cents(0), groups: [] },
      ],
    },
    {
      groupId: 'g-chicken',
      name: 'Chicken',
      min: 2,
      max: 2,
      mains: [
        { pid: 'crispy', name: 'Crispy', picture: 'crispy', price: cents(0), groups: [] },
        { pid: 'wings', name: 'Wings', picture: 'wings', price: cents(600), most: 1, groups: [] },
      ],
    },
    {
      groupId: 'g-soup',
      name: 'Soup',
      min: 2,
      max: 2,
      mains: [{ pid: 'soup', name: 'Corn Soup', picture: 'soup', price: cents(0), groups: [] }],
    },
  ],
}

export const menu: ProductBook = bookOf()

/** All of them on one menu, with these pids sold out. */
export function bookOf(...soldOut: string[]): ProductBook {
  return { products: new Map([fries, tea, lunch, pizza, setMeal].map((product) => [product.uid, product])), soldOut: new Set(soldOut) }
}

/** A line of a product without choices. */
export function lineOf(product: Product, num = 1): CartLine {
  return { uid: product.uid, pid: product.pid, type: product.type, num, price: product.price, listRequirements: [] }
}

/** A pizza with these options, by requirement: `{ size: ['s9'], topping: ['cheese', 'cheese'] }`; an option named twice counts twice. */
export function pizzaWith(choices: Record<string, string[]>, num = 1): CartLine {
  const listRequirements = Object.entries(choices).map(([requirementId, pids]) => ({
    requirementId,
    pidData: [...new Set(pids)].map((pid) => ({ pid, num: pids.filter((other) => other === pid).length, price: cents(0) })),
  }))
  return { ...lineOf(pizza, num), listRequirements }
}

type SetLine = CartLine & { selectedFood: SelectedFood }

/** A complete set meal: pepperoni with the crust given, one crispy, one wings, two soups. */
export function setWith(crust: 'in-classic' | 'in-edge', chicken: Record<string, number> = { crispy: 1, wings: 1 }): SetLine {
  const inner = [{ groupId: 'g-crust', products: [{ pid: crust, num: 1, price: cents(0), listPropertys: [] }] }]
  const mains = Object.entries(chicken).map(([pid, num]) => ({ pid, num, price: cents(0), groups: [] }))
  const groups = [
    { groupId: 'g-pizza', mains: [{ pid: 'pepperoni', num: 1, price: cents(0), groups: inner }] },
    { groupId: 'g-chicken', mains },
    { groupId: 'g-soup', mains: [{ pid: 'soup', num: 2, price: cents(0), groups: [] }] },
  ]
  return { ...lineOf(setMeal), selectedFood: { groups } }
}

/** A complete pizza: 9 inch, classic, $128. */
export const classicPizza = pizzaWith({ size: ['s9'], crust: ['classic'] })

export const deliveryLine: CartLine = { ...lineOf(fries), uid: 'delivery', pid: 'delivery', price: cents(1500), isSendType: true }

import { presetLine } from '@harbour/rules'
import { beforeEach, expect, test } from 'vitest'
import { addToCart, cartNow, emptyCart, placeOfLine, setLineQuantity } from '../cart-store.ts'
import { dish } from '../../menu/menu.fixtures.ts'

beforeEach(emptyCart)

test('a line that was drawn a moment ago is found by what it is, whatever has gone before it or become more of it', () => {
  for (const name of ['truffle-fries', 'double-pepperoni', 'lunch-bolognese']) addToCart(presetLine(dish(name)))
  const [fries, pizza, pasta] = cartNow().lines
  if (!fries || !pizza || !pasta) throw new Error('three dishes make three lines')
  setLineQuantity(0, 0)
  setLineQuantity(0, 3)
  expect([placeOfLine(fries), placeOfLine(pizza), placeOfLine(pasta)]).toEqual([-1, 0, 1])
})

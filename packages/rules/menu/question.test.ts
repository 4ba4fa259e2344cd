import { expect, test } from 'vitest'
import { classicPizza, lineOf, pizza, setMeal, setWith } from '../testing/menu.fixtures.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { cents } from '../money.ts'
import { questionsOf, samePlace, type ChoicePlace } from './question.ts'

/** The questions, each with its number of answers: inner ones by the place of their main. */
const asked = (line: CartLine) =>
  questionsOf(setMeal, line).map(({ place: { id, within }, chosen }) => [
    within ? `${id} of ${within.id} ${within.main}` : id,
    chosen.length,
  ])

function withPizzas(...pids: string[]): CartLine {
  const mains = pids.map((pid) => ({ pid, num: 1, price: cents(0), groups: [] }))
  return { ...lineOf(setMeal), selectedFood: { groups: [{ groupId: 'g-pizza', mains }] } }
}

test('[3.8] a set meal of which nothing is chosen asks for its mains', () => {
  expect(asked(lineOf(setMeal))).toEqual([
    ['g-pizza', 0],
    ['g-chicken', 0],
    ['g-soup', 0],
  ])
})

test.each([
  ['a main that asks something', ['pepperoni'], ['g-crust of g-pizza 0']],
  ['one that asks nothing', ['margherita'], []],
  ['one that is no longer offered', ['gone'], []],
  ['both, the one that asks being the second', ['margherita', 'pepperoni'], ['g-crust of g-pizza 1']],
  ['the same twice', ['pepperoni', 'pepperoni'], ['g-crust of g-pizza 0', 'g-crust of g-pizza 1']],
])('[3.8] with %s it asks what is inside of each', (_what, pids, inner) => {
  expect(asked(withPizzas(...pids)).map(([what]) => what)).toEqual(['g-pizza', ...inner, 'g-chicken', 'g-soup'])
})

test('[3.7] [3.8] a question tells what it offers, how many of each, and what is chosen', () => {
  const [outer, crust] = questionsOf(setMeal, setWith('in-edge'))
  expect(outer).toMatchObject({ min: 1, max: 1, offers: [{ pid: 'pepperoni', most: 1, excludes: [] }, { pid: 'margherita' }] })
  expect(crust?.offers).toEqual([
    { pid: 'in-classic', most: 1, excludes: [] },
    { pid: 'in-edge', most: 1, excludes: [] },
  ])
  expect(crust?.chosen).toMatchObject([{ pid: 'in-edge', num: 1 }])
  expect(questionsOf(pizza, classicPizza).map(({ offers }) => offers.at(-1))).toEqual([
    { pid: 's12', most: 1, excludes: [] },
    { pid: 'thin', most: 1, excludes: ['cheese'] },
    { pid: 'cheese', most: 4, excludes: [] },
  ])
})

const crust: ChoicePlace = { id: 'crust', within: { id: 'pizza', main: 0 } }
test.each<[string, ChoicePlace, boolean]>([
  ['itself', { id: 'crust', within: { id: 'pizza', main: 0 } }, true],
  ['another question', { id: 'size', within: { id: 'pizza', main: 0 } }, false],
  ['that of another group', { id: 'crust', within: { id: 'side', main: 0 } }, false],
  ['that of the next main', { id: 'crust', within: { id: 'pizza', main: 1 } }, false],
  ['that of the dish itself', { id: 'crust' }, false],
])('[3.8] the crust of a set’s first pizza, and %s, are the same place: %s', (_what, other, same) => {
  expect(samePlace(crust, other)).toBe(same)
  expect(samePlace(other, crust)).toBe(same)
})

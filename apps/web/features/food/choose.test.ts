import { choiceGaps, presetLine, type CartLine } from '@harbour/rules'
import { expect, test } from 'vitest'
import { dish } from '../../entities/menu/menu.fixtures.ts'
import { chooseInner, chooseProperty } from './set-meal/choose-inner.ts'
import { chooseMain, spreadMains } from './set-meal/choose-main.ts'
import { chooseOption } from './single/choose-option.ts'
import { mainsOf } from './set-meal/meal-group.ts'

const pepperoni = dish('double-pepperoni')
const ferrySet = dish('star-ferry-set')
const bucket = dish('six-piece-bucket')

const pick = (line: CartLine, groupId: string, pid: string, num = 1) => chooseMain(ferrySet, line, { groupId, pid, num })
const option = (line: CartLine, requirementId: string, pid: string, num = 1) => chooseOption(pepperoni, line, { requirementId, pid, num })
const chosen = (line: CartLine, requirementId: string) =>
  line.listRequirements
    .filter((given) => given.requirementId === requirementId)
    .flatMap(({ pidData }) => pidData.map(({ pid, num }) => [pid, num]))
const pids = (line: CartLine, groupId: string) => mainsOf(line, groupId).map(({ pid, num }) => [pid, num])

const fresh = presetLine(pepperoni)
const freshSet = presetLine(ferrySet)

test('[3.7] where one is taken another choice takes its place, and the price follows', () => {
  const twelve = option(fresh, 'size', 'size-12')
  expect(chosen(twelve, 'size')).toEqual([['size-12', 1]])
  expect(twelve.price).toBe(16800)
  expect(option(twelve, 'size', 'size-9').price).toBe(12800)
})

test('[3.7] toppings are counted, and keep the order in which they were chosen', () => {
  const two = option(option(fresh, 'toppings', 'top-extra-cheese', 2), 'toppings', 'top-corn')
  expect(chosen(two, 'toppings')).toEqual([
    ['top-extra-cheese', 2],
    ['top-corn', 1],
  ])
  const one = option(two, 'toppings', 'top-extra-cheese', 1)
  expect(chosen(one, 'toppings')[0]).toEqual(['top-extra-cheese', 1])
  expect(chosen(option(one, 'toppings', 'top-extra-cheese', 0), 'toppings')).toEqual([['top-corn', 1]])
})

test('a choice taken back leaves the line as it was', () => {
  expect(option(option(fresh, 'toppings', 'top-corn'), 'toppings', 'top-corn', 0)).toEqual(fresh)
})

test('the dips of a bucket may repeat', () => {
  const dips = bucket.requirements.find(({ requirementId }) => requirementId === 'dip')
  const line = chooseOption(bucket, presetLine(bucket), { requirementId: 'dip', pid: 'dip-barbecue', num: dips?.max ?? 0 })
  expect(choiceGaps(bucket, line)).toEqual([])
})

test('[3.8] where a group takes one main another takes its place', () => {
  const line = pick(pick(freshSet, 'pizza', 'double-pepperoni'), 'pizza', 'hawaiian')
  expect(pids(line, 'pizza')).toEqual([['hawaiian', 1]])
})

test('[3.8] mains without questions are counted, mains with questions stand there once for each', () => {
  expect(pids(pick(freshSet, 'chicken', 'honey-garlic-wings', 2), 'chicken')).toEqual([['honey-garlic-wings', 2]])
  const cups = pick(freshSet, 'drink', 'cola', 2)
  expect(pids(cups, 'drink')).toEqual([
    ['cola', 1],
    ['cola', 1],
  ])
  expect(pids(pick(cups, 'drink', 'cola', 1), 'drink')).toEqual([['cola', 1]])
  expect(pids(pick(cups, 'drink', 'cola', 0), 'drink')).toEqual([])
})

test('one main more leaves the answers of the others as they are', () => {
  const large = chooseInner(ferrySet, pick(freshSet, 'drink', 'cola'), {
    groupId: 'drink',
    main: 0,
    innerId: 'cup',
    pid: 'cup-large',
    num: 1,
  })
  const two = pick(large, 'drink', 'cola', 2)
  expect(mainsOf(two, 'drink').map(({ groups }) => groups[0]?.products[0]?.pid)).toEqual(['cup-large', 'cup-regular'])
})

test('[3.8] what is chosen inside a main adds to the price, and a larger cup stays without ice', () => {
  const cup = { groupId: 'drink', main: 0, innerId: 'cup' }
  const noIce = chooseProperty(ferrySet, pick(freshSet, 'drink', 'cola'), {
    ...cup,
    pid: 'cup-regular',
    propertyId: 'ice',
    valueId: 'ice-none',
  })
  const large = chooseInner(ferrySet, noIce, { ...cup, pid: 'cup-large', num: 1 })
  expect(large.price).toBe(noIce.price + 400)
  expect(mainsOf(large, 'drink')[0]?.groups[0]?.products[0]?.listPropertys).toEqual([{ propertyId: 'ice', valueId: 'ice-none' }])
})

test('the first value of a property is how it comes: choosing it says nothing', () => {
  const cola = pick(freshSet, 'drink', 'cola')
  const cup = { groupId: 'drink', main: 0, innerId: 'cup', pid: 'cup-regular', propertyId: 'ice' }
  const noIce = chooseProperty(ferrySet, cola, { ...cup, valueId: 'ice-none' })
  expect(chooseProperty(ferrySet, noIce, { ...cup, valueId: 'ice-normal' })).toEqual(cola)
})

test('[4.9] a line of the cart is spread so that each of its mains can be asked again', () => {
  const [cola] = mainsOf(pick(freshSet, 'drink', 'cola'), 'drink')
  const stored = { ...freshSet, selectedFood: { groups: [{ groupId: 'drink', mains: cola ? [{ ...cola, num: 2 }] : [] }] } }
  expect(pids(spreadMains(ferrySet, stored), 'drink')).toEqual([
    ['cola', 1],
    ['cola', 1],
  ])
})

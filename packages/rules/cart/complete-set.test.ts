import { expect, test } from 'vitest'
import { setMeal } from '../testing/menu.fixtures.ts'
import type { CartLine } from './cart-line.ts'
import { choiceGaps } from './choice-gaps.ts'
import { completeSet } from './complete-set.ts'
import { cents } from '../money.ts'
import { presetLine } from './preset-line.ts'

const none = new Set<string>()
const fresh = presetLine(setMeal)
const picked = ({ selectedFood }: CartLine) =>
  selectedFood?.groups.map(({ groupId, mains }) => [groupId, ...mains.map(({ pid, num }) => `${pid} × ${num}`)])

test('[3.8] a set is filled with mains that cost nothing more, as they come inside', () => {
  const line = completeSet(setMeal, fresh, none)
  expect(picked(line)).toEqual([
    ['g-pizza', 'pepperoni × 1'],
    ['g-chicken', 'crispy × 2'],
    ['g-soup', 'soup × 2'],
  ])
  expect(line.price).toBe(18_800)
  expect(choiceGaps(setMeal, line)).toEqual([])
})

test('[3.8] of mains that cost the same different ones are taken', () => {
  const alike = setMeal.groups.map((group) => ({ ...group, mains: group.mains.map((main) => ({ ...main, price: cents(0) })) }))
  expect(picked(completeSet({ ...setMeal, groups: alike }, fresh, none))?.[1]).toEqual(['g-chicken', 'crispy × 1', 'wings × 1'])
})

test('[3.8] what was chosen stays, and is only added to', () => {
  const wings = { groupId: 'g-chicken', mains: [{ pid: 'wings', num: 1, price: cents(0), groups: [] }] }
  const line = completeSet(setMeal, { ...fresh, selectedFood: { groups: [...(fresh.selectedFood?.groups ?? []), wings] } }, none)
  expect(picked(line)?.[1]).toEqual(['g-chicken', 'wings × 1', 'crispy × 1'])
  expect(line.price).toBe(18_800 + 600)
})

test('[8.14] what has run out is not taken, nor what has inside it what has', () => {
  expect(picked(completeSet(setMeal, fresh, new Set(['in-classic'])))?.[0]).toEqual(['g-pizza', 'margherita × 1'])
  const line = completeSet(setMeal, fresh, new Set(['crispy']))
  expect(picked(line)?.[1]).toEqual(['g-chicken', 'wings × 1'])
  expect(choiceGaps(setMeal, line)).toMatchObject([{ kind: 'missing', place: { id: 'g-chicken' }, count: 1 }])
})

import { choiceGaps, presetLine } from '@harbour/rules'
import { expect, test } from 'vitest'
import { dish } from '../../../entities/menu/menu.fixtures.ts'
import { chooseOption } from '../single/choose-option.ts'
import { chosenHalves, sideInHand, withHalves } from './halves.ts'
import { halvesOf } from './halves-of.ts'

const half = dish('half-half')
const halves = halvesOf(half)
if (!halves) throw new Error('the half-and-half pizza asks for its halves')

test('two of the menu’s own pizzas are the halves of one; nothing else is', () => {
  expect(halves.requirementId).toBe('halves')
  expect(halvesOf(dish('six-piece-bucket'))).toBeUndefined()
})

test('the first flavour is the left half, and each half can be changed by itself', () => {
  const left = withHalves(half, presetLine(half), halves, { left: 'supreme' })
  expect(chosenHalves(left, halves)).toEqual({ left: 'supreme', right: undefined })
  const both = withHalves(half, left, halves, { left: 'supreme', right: 'hawaiian' })
  expect(chosenHalves(withHalves(half, both, halves, { left: 'margherita', right: 'hawaiian' }), halves)).toEqual({
    left: 'margherita',
    right: 'hawaiian',
  })
  expect(choiceGaps(half, both).map((gap) => gap.kind !== 'unknown' && gap.place)).toEqual([{ id: 'crust' }])
})

test('half and half costs what its dearer half does, on whichever side, and toppings half of what they cost on a whole', () => {
  const fresh = presetLine(half)
  const extra = (left: string, right?: string) => withHalves(half, fresh, halves, { left, right }).price - fresh.price
  expect(extra('supreme')).toBe(800)
  expect(extra('supreme', 'hawaiian')).toBe(800)
  expect(extra('hawaiian', 'supreme')).toBe(800)
  expect(extra('supreme', 'victoria-seafood')).toBe(1200)
  expect(extra('hawaiian', 'margherita')).toBe(0)
  const topped = chooseOption(half, fresh, { requirementId: 'right-toppings', pid: 'right-jalapeno', num: 1 })
  expect(topped.price - fresh.price).toBe(500)
})

test('the left half is chosen first, and then the one that the guest turned to', () => {
  expect(sideInHand({}, 'right')).toBe('left')
  expect(sideInHand({ left: 'supreme' }, 'right')).toBe('right')
  expect(sideInHand({ left: 'supreme', right: 'hawaiian' }, 'left')).toBe('left')
})

import { presetLine, type CartLine } from '@harbour/rules'
import { expect, test } from 'vitest'
import { dish } from '../../entities/menu/menu.fixtures.ts'
import { chooseOption } from './single/choose-option.ts'
import { draftNow } from './dish-draft.ts'
import { possibleLine } from './possible-line.ts'

const pepperoni = dish('double-pepperoni')
const start = presetLine(pepperoni)
const choose = (line: CartLine, requirementId: string, pid: string) => chooseOption(pepperoni, line, { requirementId, pid, num: 1 })
const built = choose(choose(start, 'size', 'size-12'), 'toppings', 'top-corn')
const possible = (line: CartLine) => possibleLine(pepperoni, line, new Set())
/** A draft as it is kept, and read again after a reload. */
const kept = JSON.parse(JSON.stringify(possible(built))) as CartLine // as it was written

test('[2.24] a half-built pizza outlives a reload as it was', () => {
  expect(draftNow(kept, start, possible)).toEqual({ line: possible(built), changed: false })
})

test('without a draft the dish begins anew', () => {
  expect(draftNow(null, start, possible)).toEqual({ line: possible(start), changed: false })
})

test('[8.14] what has run out since leaves the draft, which says so', () => {
  const { line, changed } = draftNow(kept, start, (each) => possibleLine(pepperoni, each, new Set(['top-corn'])))
  expect(JSON.stringify(line)).not.toContain('top-corn')
  expect(JSON.stringify(line)).toContain('size-12')
  expect(changed).toBe(true)
})

test('[8.14] another price is another line, which says so', () => {
  const dearer = { ...pepperoni, price: (pepperoni.price + 100) as typeof pepperoni.price } // the sum of cents is cents
  const { line, changed } = draftNow(kept, start, (each) => possibleLine(dearer, each, new Set()))
  expect([line.price - kept.price, changed]).toEqual([100, true])
})

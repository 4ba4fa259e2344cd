import { expect, test } from 'vitest'
import { idleLimit } from './idle-lock.ts'

test.each([
  ['/console/shop', false, 300_000],
  ['/console/shop/kitchen', false, 3_600_000],
  ['/console/shop', true, Infinity],
])('%s of a second screen (%s) locks itself after %i ms', (path, isSecond, after) => {
  expect(idleLimit(path, isSecond)).toBe(after)
})

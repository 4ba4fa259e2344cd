import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedIds } from './moved-ids.ts'

test.each([
  ['nothing', 'abcd', 'abcd', ''],
  ['one to the front', 'abcd', 'dabc', 'd'],
  ['one to the end', 'abcd', 'bcda', 'a'],
  ['two that change places', 'abcd', 'acbd', 'c'],
  ['what comes and goes is not moved', 'abcd', 'xbcdy', ''],
  ['all turned round', 'abc', 'cba', 'cb'],
])('%s', (_what, before, after, moved) => {
  expect(movedIds([...before], [...after]).join('')).toBe(moved)
})

test('all that was not moved is in the order that it was in', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(30)).chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list))),
      ([before, after]) => {
        const [was, is] = [before.map(String), after.map(String)]
        const moved = new Set(movedIds(was, is))
        const still = is.filter((id) => !moved.has(id))
        expect(was.filter((id) => still.includes(id))).toEqual(still)
      },
    ),
  )
})

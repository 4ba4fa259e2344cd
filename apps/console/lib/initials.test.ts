import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Wai Ming', 'WM'],
  ['Ravi', 'R'],
  ['chan ka yan', 'CY'],
  ['陳大文', '文'],
  ['何小姐', '何'],
  ['', ''],
])('%s is shown as %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters)
})

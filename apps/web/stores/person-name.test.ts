import { expect, test } from 'vitest'
import { personName } from './person-name.ts'

test.each([
  ['嘉敏', '陳', '陳嘉敏'],
  ['Ka Man', 'Chan', 'Ka Man Chan'],
  ['Kitty', '陳', 'Kitty 陳'],
  ['', '', ''],
])('first %s, last %s is written %s', (firstName, lastName, name) => {
  expect(personName({ firstName, lastName })).toBe(name)
})

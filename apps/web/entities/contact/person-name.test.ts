import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { nameParts, personName } from './person-name.ts'

test.each([
  ['嘉敏', '陳', '陳嘉敏'],
  ['Ka Man', 'Chan', 'Ka Man Chan'],
  ['Kitty', '陳', 'Kitty 陳'],
  ['', '', ''],
])('first %s, last %s is written %s', (firstName, lastName, name) => {
  expect(personName({ firstName, lastName })).toBe(name)
})

afterEach(() => setLanguage('zh-Hant'))

test('a name is asked for in the order in which the language writes it', () => {
  expect(nameParts()).toEqual(['lastName', 'firstName'])
  setLanguage('en')
  expect(nameParts()).toEqual(['firstName', 'lastName'])
})

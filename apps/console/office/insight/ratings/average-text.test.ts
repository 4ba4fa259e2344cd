import { expect, test } from 'vitest'
import { averageText } from './average-text.ts'

test.each([
  [4.37, '4.37'],
  [5, '5.00'],
  [null, '–'],
])('a mean of %j stars is read as %s', (average, text) => expect(averageText(average)).toBe(text))

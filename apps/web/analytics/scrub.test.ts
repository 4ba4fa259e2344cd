import { expect, test } from 'vitest'
import { screenOf, scrub } from './scrub.ts'

test.each([
  ['no such guest: kitty@example.com', 'no such guest: @'],
  ['called +852 6123 4567 twice', 'called # twice'],
  ['order 20261123-ABCDEFGH0123 is gone', 'order … is gone'],
  ['Unexpected token K, "Kitty Chan" is not valid JSON', 'Unexpected token K, … is not valid JSON'],
  ['at https://order.example/home?_index=TVRJeg== (1)', 'at https://order.example/home (1)'],
  ['Cannot read properties of undefined (reading lines)', 'Cannot read properties of undefined (reading lines)'],
])('[8.10] %j is told as %j', (words, told) => {
  expect(scrub(words)).toBe(told)
})

test.each([
  ['/home', '/home'],
  ['/orderFood/2', '/orderFood/2'],
  ['/foodDetail/31-double-pepperoni', '/foodDetail/31-double-pepperoni'],
  ['/orderDetail/20261123-ABCDEFGH', '/orderDetail/-'],
  ['/score/eyJhIjoxfQ', '/score/-'],
])('[7.29] the screen %s is told as %s', (pathname, told) => {
  expect(screenOf(pathname)).toBe(told)
})

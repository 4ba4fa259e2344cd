import { expect, test } from 'vitest'
import { emailLooksRight } from './email.ts'

test.each([
  ['kitty@example.com', true],
  ['kitty.chan+pizza@mail.example.hk', true],
  ['kitty@example', false],
  ['kitty@@example.com', false],
  ['kitty@.com', false],
  ['kitty chan@example.com', false],
  ['', false],
])('[5.12] an email %s looks right: %s', (email, right) => {
  expect(emailLooksRight(email)).toBe(right)
})

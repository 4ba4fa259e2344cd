import { expect, test } from 'vitest'
import { accountOf, phoneOf } from './account-draft.ts'

test.each([
  ['852', '6123 4567', '+8526123 4567'],
  ['853', '66123456', '+85366123456'],
  ['852', '+44 20 7946 0018', '+44 20 7946 0018'],
  ['852', ' ', ''],
])('a number %s %s is %s to the gateway', (prefix, number, phone) => {
  expect(phoneOf({ prefix, number })).toBe(phone)
})

test('an account is the phone or the email, as was chosen', () => {
  const typed = { prefix: '852', number: '61234567', email: ' kitty@example.com ' }
  expect(accountOf({ ...typed, by: 'phone' })).toBe('+85261234567')
  expect(accountOf({ ...typed, by: 'email' })).toBe('kitty@example.com')
})

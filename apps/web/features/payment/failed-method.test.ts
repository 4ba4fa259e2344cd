import { expect, test } from 'vitest'
import { failedMethod } from './failed-method.ts'

const saved = { last4: '4242' }
const visa = (last4: string) => ({ network: 'visa', last4, expiryMonth: 8, expiryYear: 2028 })

test('[1.20] the saved card that was declined is not offered again at first', () => {
  expect(failedMethod({ method: 'card', card: visa('4242') }, saved)).toBe('card')
})

test('[1.20] another card that was declined leaves the saved one, and any other, to be chosen', () => {
  expect(failedMethod({ method: 'card', card: visa('0002') }, saved)).toBeUndefined()
  expect(failedMethod({ method: 'card', card: null }, saved)).toBeUndefined()
})

test('[1.20] what failed without a saved card, or by other means, is the method', () => {
  expect(failedMethod({ method: 'card', card: visa('0002') }, undefined)).toBe('card')
  expect(failedMethod({ method: 'card', card: null }, undefined)).toBe('card')
  expect(failedMethod({ method: 'octopus', card: null }, saved)).toBe('octopus')
})

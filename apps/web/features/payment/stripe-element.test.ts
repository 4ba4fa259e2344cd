import { afterEach, expect, test, vi } from 'vitest'
import { stripeElementOf } from './stripe-element.ts'

const own = 'https://order.example/transfer?orderId=1#stripe=pk_test_1&secret=cs_1_secret_2'
afterEach(() => void vi.unstubAllGlobals())

test('[1.20] what is paid on our own screen is opened by what stands behind the # of its page', () => {
  vi.stubGlobal('location', { origin: 'https://order.example' })
  expect(stripeElementOf(own)).toEqual({ publishableKey: 'pk_test_1', clientSecret: 'cs_1_secret_2' })
})

test.each([
  ['a page of the provider', 'https://checkout.stripe.com/c/pay/cs_1#stripe=pk_1&secret=s'],
  ['a page that only begins like ours', 'https://order.example.evil/transfer#stripe=pk_1&secret=s'],
  ['our own page without a secret', 'https://order.example/transfer?orderId=1'],
  ['no page', null],
])('%s opens nothing here', (_, page) => {
  vi.stubGlobal('location', { origin: 'https://order.example' })
  expect(stripeElementOf(page)).toBeUndefined()
})

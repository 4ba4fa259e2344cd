import { expect, test } from 'vitest'
import { paths } from '../../navigation/paths.ts'
import { show } from '../../testing/test-phone.tsx'
import { useStepOverProvider } from './provider-page.ts'

function Screen() {
  useStepOverProvider(paths.payment, 'payment', 'payment_intent')
  return null
}

test('the secret that Stripe brings back from a bank stays in no address', async () => {
  const at = `${paths.payment}?orderId=1&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded`
  const { address } = await show(<Screen />, { at })
  await expect.poll(address).toMatch(/^\/transfer\?.*orderId=1/)
  expect(new URLSearchParams(address().split('?')[1]).get('payment')).toBe('1')
  expect(address()).not.toMatch(/intent|secret|redirect_status/)
})

test('any other address stays as it is', async () => {
  const { address } = await show(<Screen />, { at: `${paths.payment}?orderId=1&payment=pay_1` })
  expect(address()).toBe(`${paths.payment}?orderId=1&payment=pay_1`)
})

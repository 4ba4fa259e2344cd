import { expect, test } from 'vitest'
import { readSettings } from '../platform/settings/settings.ts'
import { guardHeaders, pagePolicy } from './headers.ts'

const secrets = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_HOOK_SECRET: 'whsec_1' }

function headersWith(environment: Record<string, string | undefined>) {
  const settings = readSettings(environment)
  const policy = pagePolicy({ scripts: ['sha256-a'], styles: [] }, { ...settings, cardUrls: [] })
  const { 'permissions-policy': permissions, 'cross-origin-opener-policy': opener } = guardHeaders(settings)
  return { policy, permissions, opener }
}

test('[1.20] with its key for browsers pages may run Stripe’s script, show its frames and open a wallet', () => {
  const { policy, permissions, opener } = headersWith({ ...secrets, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })
  expect(policy).toMatch(/script-src 'self' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com 'sha256-a'/)
  expect(policy).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;')
  expect(policy).toMatch(/connect-src 'self'[^;]* https:\/\/api\.stripe\.com;/)
  expect(permissions).toContain('payment=(self "https://js.stripe.com")')
  expect(opener).toBe('same-origin-allow-popups')
})

test.each([
  ['Stripe on its own page', secrets],
  ['the sandbox', {}],
])('[1.20] with %s pages know nothing of Stripe', (_, environment) => {
  const { policy, permissions, opener } = headersWith(environment)
  expect(policy).not.toContain('stripe')
  expect(permissions).toContain('payment=()')
  expect(opener).toBe('same-origin')
})

import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('with nothing set the gateway listens to this machine and brings its own database', () => {
  const settings = readSettings({ PATH: '/bin' })
  expect(settings).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    base: '/api',
    databaseUrl: undefined,
    clock: undefined,
    behindTls: false,
  })
  expect(settings.frontConfig).toMatchObject({
    gaKey: '',
    gaKey2: '',
    sentryDsn: '',
    brazeKey: '',
    brazeSafariWebsitePushId: '',
    isOpenMo: true,
  })
  expect(settings.analytics).toBeNull()
})

test('a clock is an instant', () => {
  expect(readSettings({ CLOCK: '2026-11-30T12:00:00+08:00' }).clock).toBe(Date.UTC(2026, 10, 30, 4))
})

test.each([
  ['GEOCODER', 'bing'],
  ['GEOCODER_URL', 'als.gov.hk'],
  ['VOUCHER_VENDORS', 'acme'],
  ['VOUCHER_VENDORS', 'yuu mezzofy'],
  ['VOUCHER_URL', 'vouchers.example'],
  ['PAY_SANDBOX_URL', 'pay.example'],
  ['STRIPE_SECRET_KEY', 'pk_test_1'],
  ['STRIPE_HOOK_SECRET', 'secret'],
  ['STRIPE_API_URL', 'api.stripe.com'],
  ['APP_SCHEME', 'harbour://'],
  ['APP_SHELL_ORIGINS', 'https://app.example/shell'],
  ['APP_SHELL_ORIGINS', "https://app.example; script-src 'unsafe-inline'"],
  ['GA_KEY', 'UA-1; evil.example'],
  ['GA_KEY2', 'G-1 2'],
  ['GA_URL', "https://tags.example; script-src 'unsafe-inline'"],
  ['SENTRY_DSN', 'https://o1.ingest.sentry.io/2'],
  ['SENTRY_DSN', 'https://key@o1.ingest.sentry.io'],
  ['IP_REGION', 'GB'],
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['CLOCK', 'noon'],
  ['BASE', 'api/'],
  ['METRICS_TOKEN', 'short'],
  ['GATEWAY_BASE', '/api'],
  ['WEB_ORIGINS', 'https://order.example/home'],
  ['QUARANTINE_BRANDS', '31,43'],
  ['TRUST_PROXY', 'yes'],
  ['RATE_LIMIT_SCALE', '-1'],
  ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}.png'],
  ['MAP_TILES_URL', "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}"],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name)
})

test('[1.19] the brands that ask about home quarantine are those of the chain’s own data, or those that are named', () => {
  expect(readSettings({}).quarantineBrands).toBeUndefined()
  expect(readSettings({ QUARANTINE_BRANDS: '31,42' }).quarantineBrands).toEqual([31, 42])
})

test('google is asked with a key only', () => {
  expect(() => readSettings({ GEOCODER: 'google' })).toThrow('GEOCODER_KEY')
  expect(readSettings({ GEOCODER: 'google', GEOCODER_KEY: 'key' }).geocoder).toEqual({ kind: 'google', url: undefined, key: 'key' })
})

test('payments go to the sandbox 28 ports above the gateway, or where they are told to', () => {
  const sandbox = { url: 'http://127.0.0.1:4028', key: 'sk_sandbox_harbour', hookSecret: 'whsec_sandbox_harbour' }
  expect(readSettings({ PORT: '4000' }).payments.sandbox).toMatchObject(sandbox)
  expect(readSettings({ PAY_SANDBOX_URL: 'http://pay.example/' }).payments.sandbox?.url).toBe('http://pay.example')
})

test('[1.9] pages may be framed by the sandbox 29 ports above the gateway, by whom is named, and over https by nobody else', () => {
  expect(readSettings({ PORT: '4000' }).app).toEqual({ scheme: 'harbour-test', shells: ['http://127.0.0.1:4029'] })
  expect(readSettings({ BEHIND_TLS: 'on' }).app.shells).toEqual([])
  expect(readSettings({ APP_SHELL_ORIGINS: 'none' }).app.shells).toEqual([])
  const named = { BEHIND_TLS: 'on', APP_SCHEME: 'harbour', APP_SHELL_ORIGINS: 'https://app.example,https://shell.example' }
  expect(readSettings(named).app).toEqual({ scheme: 'harbour', shells: ['https://app.example', 'https://shell.example'] })
})

test('Stripe is asked with both its secrets only, and instead of the sandbox unless that is named too', () => {
  const stripe = { STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_HOOK_SECRET: 'whsec_1' }
  expect(() => readSettings({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_HOOK_SECRET')
  expect(() => readSettings({ STRIPE_HOOK_SECRET: 'whsec_1' })).toThrow('STRIPE_HOOK_SECRET')
  expect(readSettings({}).payments.stripe).toBeNull()
  const known = { secretKey: 'rk_live_1', hookSecret: 'whsec_1', url: 'https://api.stripe.com' }
  expect(readSettings(stripe).payments).toEqual({ stripe: known, sandbox: null })
  expect(readSettings({ ...stripe, PAY_SANDBOX_URL: 'http://pay.example' }).payments.sandbox?.url).toBe('http://pay.example')
})

test('a variable that is set to nothing counts as left out', () => {
  expect(readSettings({ METRICS_TOKEN: '', CLOCK: '', DATABASE_URL: '', WEB_DIST: '' })).toEqual(readSettings({}))
})

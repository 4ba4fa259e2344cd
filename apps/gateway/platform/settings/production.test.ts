import { expect, test } from 'vitest'
import { antomSecrets } from '../../testing/fakes/fake-antom.ts'
import { posSettings } from '../../testing/pos-sandbox.ts'
import { readSettings } from './settings.ts'

/** A gateway that guests may pay at. */
const production = {
  MODE: 'production',
  DATABASE_URL: 'postgres://harbour_app:8Yh2kQ@db.internal/harbour',
  BEHIND_TLS: 'on',
  PUBLIC_ORIGINS: 'https://order.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_HOOK_SECRET: 'whsec_1',
  SMS_URL: 'https://sms.example/messages',
  SMS_TOKEN: 'token',
  SMTP_URL: 'smtps://user:password@mail.example',
  EMAIL_FROM: 'Harbour <no-reply@order.example>',
  PUSH_CONTACT: 'mailto:it@order.example',
  RATE_LIMITS: 'database',
  DRAIN_SECONDS: '10',
  VOUCHER_VENDORS: 'none',
}

test('production takes a gateway that has everything of its own', () => {
  const settings = readSettings(production)
  expect(settings).toMatchObject({ mode: 'production', seed: 'none', payments: { sandbox: null } })
})

test('a demo is asked nothing of the kind', () => {
  expect(readSettings({}).mode).toBe('demo')
})

test.each<[string, string | undefined]>([
  ['DATABASE_URL', undefined],
  ['DATABASE_URL', 'postgres://harbour:secret@db.internal/harbour'],
  ['DATABASE_LISTEN_URL', 'postgres://harbour:harbour@db.internal/harbour'],
  ['MIGRATE_DATABASE_URL', 'postgres://postgres:postgres@db.internal/harbour'],
  ['CLOCK', '2026-11-30T12:00:00+08:00'],
  ['SEED', 'demo'],
  ['PAY_SANDBOX_URL', 'https://pay.example'],
  ['OUTBOX_URL', 'https://outbox.example'],
  ['VOUCHER_URL', 'https://vouchers.example'],
  ['SMS_URL', undefined],
  ['SMS_URL', 'http://sms.example/messages'],
  ['SMS_TOKEN', undefined],
  ['SMTP_URL', undefined],
  ['SMTP_URL', 'smtp://user:password@mail.example'],
  ['EMAIL_FROM', undefined],
  ['PUSH_CONTACT', undefined],
  ['RATE_LIMITS', undefined],
  ['DRAIN_SECONDS', undefined],
  ['STRIPE_SECRET_KEY', 'sk_test_1'],
  ['STRIPE_SECRET_KEY', 'rk_test_1'],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_test_1'],
  ['STRIPE_API_URL', 'http://stripe.example'],
  ['AIRWALLEX_API_URL', 'http://airwallex.example'],
  ['AIRWALLEX_API_URL', 'https://api-demo.airwallex.com'],
  ['AIRWALLEX_API_URL', 'https://api.sandbox.airwallex.com'],
  ['ANTOM_API_URL', 'http://antom.example/ams/api'],
  ['ANTOM_API_URL', 'https://open-sea-global.alipay.com/ams/sandbox/api'],
  ['LALAMOVE_API_URL', 'https://rest.sandbox.lalamove.com'],
  ['LALAMOVE_API_URL', 'http://lalamove.example'],
  ['BEHIND_TLS', 'off'],
  ['PUBLIC_ORIGINS', 'https://order.example, http://order.example.mo'],
  ['WEB_ORIGINS', 'http://order.example'],
  ['PASSKEY_ORIGINS', 'http://order.example'],
  ['APP_SHELL_ORIGINS', 'http://shell.example'],
  ['GATEWAY_BASE', 'http://gateway.example/api'],
  ['SENTRY_DSN', 'http://key@sentry.example/1'],
  ['TRACES_URL', 'http://collector.example:4318/v1/traces'],
  ['WEBHOOK_ALLOW_PRIVATE', 'on'],
  ['GEOCODER_URL', 'http://geocoder.example'],
])('production refuses %s=%s by name', (name, value) => {
  expect(() => readSettings({ ...production, [name]: value })).toThrow(new RegExp(`^${name}: MODE=production `, 'm'))
})

test('production asks for a payment provider, since the sandbox would stand in for it', () => {
  const { STRIPE_SECRET_KEY: _key, STRIPE_HOOK_SECRET: _secret, ...without } = production
  expect(() => readSettings(without)).toThrow(/^STRIPE_SECRET_KEY: MODE=production /)
  const airwallex = {
    AIRWALLEX_CLIENT_ID: 'client_1',
    AIRWALLEX_API_KEY: 'a key of sixteen.',
    AIRWALLEX_HOOK_SECRET: 'a secret of sixteen',
  }
  expect(readSettings({ ...without, ...airwallex }).payments).toMatchObject({ stripe: null, sandbox: null })
  const { clientId, privateKey, publicKey } = antomSecrets
  const antom = { ANTOM_CLIENT_ID: clientId, ANTOM_PRIVATE_KEY: privateKey, ANTOM_PUBLIC_KEY: publicKey }
  expect(readSettings({ ...without, ...antom }).payments).toMatchObject({ stripe: null, antom: { clientId }, sandbox: null })
  expect(readSettings({ ...production, ...antom }).payments).toMatchObject({ stripe: {}, antom: { clientId }, sandbox: null })
  expect(() => readSettings({ ...production, ...antom, ANTOM_CLIENT_ID: 'SANDBOX_5Y0000' })).toThrow(/^ANTOM_CLIENT_ID: MODE=production /)
})

test('production calls no couriers by a test key, and without a key nobody’s', () => {
  const keys = { LALAMOVE_API_KEY: 'pk_test_1', LALAMOVE_API_SECRET: 'a secret of sixteen' }
  expect(() => readSettings({ ...production, ...keys })).toThrow(/^LALAMOVE_API_KEY: MODE=production /)
  expect(readSettings({ ...production, ...keys, LALAMOVE_API_KEY: 'pk_prod_1' }).couriers.lalamove?.key).toBe('pk_prod_1')
  expect(readSettings(production).couriers.lalamove).toBeNull()
})

test.each(['SIMPHONY_URL', 'SIMPHONY_AUTH_URL'])('production asks a POS over https alone: %s', (name) => {
  const pos = { ...production, ...posSettings('https://sts.example') }
  expect(readSettings(pos).pos?.simphony.url).toBe('https://sts.example')
  expect(() => readSettings({ ...pos, [name]: 'http://sts.example' })).toThrow(new RegExp(`^${name}: MODE=production `))
})

test('production signs in to a mail server that begins plainly only where the rest must be encrypted', () => {
  const mail = 'smtp://user:password@mail.example:587'
  expect(() => readSettings({ ...production, SMTP_URL: `${mail}?requireTLS=true` })).not.toThrow()
  expect(() => readSettings({ ...production, SMTP_URL: `${mail}?requireTLS=false` })).toThrow(/^SMTP_URL: /)
})

test('production opens the port of measures to a token alone', () => {
  expect(() => readSettings({ ...production, METRICS_PORT: '9464' })).toThrow(/^METRICS_TOKEN: MODE=production /)
  expect(readSettings({ ...production, METRICS_PORT: '9464', METRICS_TOKEN: 'a token of sixteen' }).metricsPort).toBe(9464)
})

test('production takes vouchers of vendors themselves, with a secret of their own', () => {
  const candao = { ...production, VOUCHER_VENDORS: 'candao' }
  expect(() => readSettings(candao)).toThrow(/^CANDAO_URL: .*\nCANDAO_SECRET: .*$/)
  const at = { ...candao, CANDAO_URL: 'https://candao.example' }
  expect(() => readSettings({ ...at, CANDAO_SECRET: 'candao-sandbox-secret' })).toThrow(/^CANDAO_SECRET: /)
  expect(readSettings({ ...at, CANDAO_SECRET: 'ours' }).vouchers.candao?.secret).toBe('ours')
})

test('production takes Mezzofy with a key, a secret and an outlet of its own, and asks for nothing else', () => {
  const mezzofy = { ...production, VOUCHER_VENDORS: 'mezzofy', MEZZOFY_URL: 'https://mzapi.mezzofy.com' }
  expect(() => readSettings(mezzofy)).toThrow(/^MEZZOFY_KEY: .*\nMEZZOFY_SECRET: .*\nMEZZOFY_OUTLET: .*$/)
  const ours = { ...mezzofy, MEZZOFY_KEY: 'key', MEZZOFY_SECRET: 'secret', MEZZOFY_OUTLET: 'SHOP1' }
  expect(() => readSettings({ ...ours, MEZZOFY_URL: 'http://mzapi.mezzofy.com' })).toThrow(/^MEZZOFY_URL: /)
  expect(readSettings(ours).vouchers.mezzofy).toEqual({
    url: 'https://mzapi.mezzofy.com',
    key: 'key',
    secret: 'secret',
    merchant: 'secret',
    outlet: 'SHOP1',
  })
})

test('production takes no key of a bot check that is there for tests', () => {
  const check = { ...production, BOT_CHECK: 'turnstile', BOT_CHECK_SITE_KEY: '0x4AAA', BOT_CHECK_SECRET: '0x4AAA-own' }
  expect(readSettings(check).botCheck.managed?.kind).toBe('turnstile')
  const always = '1x0000000000000000000000000000000AA'
  expect(() => readSettings({ ...check, BOT_CHECK_SECRET: always })).toThrow(/^BOT_CHECK_SECRET: /)
})

test('what stays on this machine may go without https', () => {
  expect(readSettings({ ...production, STRIPE_API_URL: 'http://127.0.0.1:9000' }).payments.stripe?.url).toBe('http://127.0.0.1:9000')
  const collector = 'http://localhost:4318/v1/traces'
  expect(readSettings({ ...production, TRACES_URL: collector }).traces?.url).toBe(collector)
})

test('all that is wrong is said at once, a line each', () => {
  expect(() => readSettings({ MODE: 'production' })).toThrow(/^DATABASE_URL: .*\n(.*\n)+BEHIND_TLS: .*$/)
})

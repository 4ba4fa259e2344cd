import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { antomSecrets } from '../../testing/fakes/fake-antom.ts'
import { createLog } from '../../platform/log.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { openPayments } from './open-payments.ts'

const terms = { clock: { now: () => 0 }, log: createLog('silent') }
const stripe = { STRIPE_SECRET_KEY: 'sk_test_harbour', STRIPE_HOOK_SECRET: 'whsec_harbour' }
const names = async (environment: Record<string, string>) =>
  (await openPayments(readSettings(environment), terms)).all.map(({ name }) => name)

test('without settings the sandbox takes money, with Stripe’s secrets Stripe, and before the sandbox where both are named', async () => {
  expect(await names({})).toEqual(['sandbox'])
  expect(await names(stripe)).toEqual(['stripe'])
  expect(await names({ ...stripe, PAY_SANDBOX_URL: 'http://pay.example' })).toEqual(['stripe', 'sandbox'])
})

test('[1.20] Stripe takes what it can, and the sandbox the rest', async () => {
  const { all } = await openPayments(readSettings({ ...stripe, PAY_SANDBOX_URL: 'http://pay.example' }), terms)
  const takes = (method: 'card' | 'alipay' | 'octopus' | 'payme' | 'mpay', brand: 31 | 42) =>
    all.find((one) => one.takes(method, brand))?.name
  expect([takes('card', 31), takes('card', 42), takes('alipay', 31)]).toEqual(['stripe', 'stripe', 'stripe'])
  expect([takes('octopus', 31), takes('alipay', 42), takes('mpay', 42)]).toEqual(['sandbox', 'sandbox', 'sandbox'])
  expect(takes('payme', 31)).toBeUndefined()
})

test('[1.20] Airwallex takes the wallets of Hong Kong before Stripe, which takes cards; without a Stripe nobody takes cards', async () => {
  const airwallex = {
    AIRWALLEX_CLIENT_ID: 'client_1',
    AIRWALLEX_API_KEY: 'a key of sixteen.',
    AIRWALLEX_HOOK_SECRET: 'a secret of sixteen',
  }
  const settings = readSettings({ ...stripe, ...airwallex, AIRWALLEX_METHODS: 'octopus,alipay,payme' })
  const { all } = await openPayments(settings, terms)
  const takes = (method: 'card' | 'alipay' | 'octopus' | 'payme', brand: 31 | 42) => all.find((one) => one.takes(method, brand))?.name
  expect([takes('octopus', 31), takes('alipay', 31), takes('payme', 31), takes('card', 31), takes('card', 42)]).toEqual([
    'airwallex',
    'airwallex',
    'airwallex',
    'stripe',
    'stripe',
  ])
  expect([takes('octopus', 42), takes('alipay', 42), takes('payme', 42)]).toEqual([undefined, undefined, undefined])
  expect(await names(airwallex)).toEqual(['airwallex'])
})

test('[1.20] Antom takes MPay in Macau, before the sandbox and beside Stripe, and nothing else', async () => {
  const { clientId, privateKey, publicKey } = antomSecrets
  const antom = { ANTOM_CLIENT_ID: clientId, ANTOM_PRIVATE_KEY: privateKey, ANTOM_PUBLIC_KEY: publicKey }
  const { all } = await openPayments(readSettings({ ...stripe, ...antom, PAY_SANDBOX_URL: 'http://pay.example' }), terms)
  const takes = (method: 'card' | 'alipay' | 'mpay', brand: 31 | 42) => all.find((one) => one.takes(method, brand))?.name
  expect([takes('mpay', 42), takes('mpay', 31), takes('card', 42), takes('alipay', 42)]).toEqual(['antom', undefined, 'stripe', 'sandbox'])
  expect(await names(antom)).toEqual(['antom'])
})

test('Stripe’s library is loaded where it is asked for alone', async () => {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  const loads = async (environment: object) => {
    const script = `
      import { registerHooks } from 'node:module'
      let stripe = false
      registerHooks({ load: (url, context, next) => ((stripe ||= url.includes('/node_modules/stripe/')), next(url, context)) })
      const { openPayments } = await import(${JSON.stringify(here('./open-payments.ts'))})
      const { readSettings } = await import(${JSON.stringify(here('../../platform/settings/settings.ts'))})
      await openPayments(readSettings(${JSON.stringify(environment)}), { clock: { now: () => 0 }, log: console })
      console.log(stripe)`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
    return stdout.trim()
  }
  expect(await loads({})).toBe('false')
  expect(await loads(stripe)).toBe('true')
})

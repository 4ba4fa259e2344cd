import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { antomSecrets } from '../../testing/fakes/fake-antom.ts'
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

test('a database of one’s own is not seeded unless that is asked for', () => {
  expect(readSettings({}).seed).toBe('demo')
  expect(readSettings({ DATABASE_URL: 'postgres://here/harbour' }).seed).toBe('none')
  expect(readSettings({ DATABASE_URL: 'postgres://here/harbour', SEED: 'demo' }).seed).toBe('demo')
})

test('a key of Mezzofy’s own asks for its secret, whatever else is set, unless nobody takes its vouchers', () => {
  expect(() => readSettings({ MEZZOFY_KEY: 'of before' })).toThrow(/^MEZZOFY_SECRET: .*API secret.*MEZZOFY_KEY/)
  expect(readSettings({ MEZZOFY_KEY: 'of before', VOUCHER_VENDORS: 'candao' }).vouchers.mezzofy).toBeNull()
  expect(readSettings({ MEZZOFY_KEY: 'key', MEZZOFY_SECRET: 'secret' }).vouchers.mezzofy).toMatchObject({ merchant: 'secret' })
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
  ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1'],
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
  ['AIRWALLEX_METHODS', 'octopus,card'],
  ['LALAMOVE_API_KEY', 'a key'],
  ['LALAMOVE_MARKETS', 'SG'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', 'on'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8,proxy.example'],
  ['PUBLIC_ORIGINS', 'order.example'],
  ['PUBLIC_ORIGINS', 'https://guest@order.example'],
  ['PUBLIC_ORIGINS', 'https://order.example:port'],
  ['METRICS_PORT', '65536'],
  ['RATE_LIMIT_SCALE', '-1'],
  ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}.png'],
  ['MAP_TILES_URL', "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}"],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name)
})

test('whose X-Forwarded-For is believed is nobody, a count of proxies, or networks; `on` is told what to write instead', () => {
  const trusted = (TRUST_PROXY?: string) => readSettings({ TRUST_PROXY }).trustProxy
  expect([trusted(), trusted('off')]).toEqual([false, false])
  const two = trusted('2')
  expect(typeof two === 'function' && [0, 1, 2].map((hop) => two('192.0.2.1', hop))).toEqual([true, true, false])
  expect(trusted('10.0.0.0/8, loopback, fd00::/8')).toEqual(['10.0.0.0/8', 'loopback', 'fd00::/8'])
  expect(() => trusted('on')).toThrow(
    /^TRUST_PROXY: on would believe [^\n]*: say how many proxies of yours stand before the gateway, such as 1, [^\n]*$/,
  )
})

test('origins are kept as a browser writes them', () => {
  const { publicOrigins, webOrigins } = readSettings({
    PUBLIC_ORIGINS: 'https://Order.Example/, http://order.example:8080',
    WEB_ORIGINS: '',
  })
  expect([publicOrigins, webOrigins]).toEqual([['https://order.example', 'http://order.example:8080'], []])
})

test('whoever serves guests over https says where, so that who has paid is led back there', () => {
  expect(() => readSettings({ BEHIND_TLS: 'on' })).toThrow(/^PUBLIC_ORIGINS: [^\n]*https:\/\/order\.example[^\n]*$/)
  expect(readSettings({ BEHIND_TLS: 'on', WEB_ORIGINS: 'https://order.example' }).behindTls).toBe(true)
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
  const secure = { BEHIND_TLS: 'on', PUBLIC_ORIGINS: 'https://order.example' }
  expect(readSettings(secure).app.shells).toEqual([])
  expect(readSettings({ APP_SHELL_ORIGINS: 'none' }).app.shells).toEqual([])
  const named = { ...secure, APP_SCHEME: 'harbour', APP_SHELL_ORIGINS: 'https://app.example,https://shell.example' }
  expect(readSettings(named).app).toEqual({ scheme: 'harbour', shells: ['https://app.example', 'https://shell.example'] })
})

test('Stripe is asked with both its secrets only, and instead of the sandbox unless that is named too', () => {
  const stripe = { STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_HOOK_SECRET: 'whsec_1' }
  expect(() => readSettings({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_HOOK_SECRET')
  expect(() => readSettings({ STRIPE_HOOK_SECRET: 'whsec_1' })).toThrow('STRIPE_HOOK_SECRET')
  expect(readSettings({}).payments.stripe).toBeNull()
  const known = { secretKey: 'rk_live_1', hookSecret: 'whsec_1', url: 'https://api.stripe.com' }
  expect(readSettings(stripe).payments).toEqual({ stripe: known, airwallex: null, antom: null, sandbox: null })
  expect(readSettings({ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }).payments.stripe?.publishableKey).toBe('pk_live_1')
  expect(readSettings({ ...stripe, PAY_SANDBOX_URL: 'http://pay.example' }).payments.sandbox?.url).toBe('http://pay.example')
})

test('Airwallex is asked with all its secrets only, and instead of the sandbox unless that is named too', () => {
  const airwallex = {
    AIRWALLEX_CLIENT_ID: 'client_1',
    AIRWALLEX_API_KEY: 'a key of sixteen.',
    AIRWALLEX_HOOK_SECRET: 'a secret of sixteen',
  }
  for (const name of Object.keys(airwallex))
    expect(() => readSettings({ ...airwallex, [name]: undefined })).toThrow(/^AIRWALLEX_CLIENT_ID: /)
  expect(readSettings({}).payments.airwallex).toBeNull()
  const known = {
    clientId: 'client_1',
    apiKey: 'a key of sixteen.',
    hookSecret: 'a secret of sixteen',
    methods: ['octopus', 'alipay'],
    url: 'https://api.airwallex.com',
  }
  expect(readSettings(airwallex).payments).toEqual({ stripe: null, airwallex: known, antom: null, sandbox: null })
  expect(readSettings({ ...airwallex, PAY_SANDBOX_URL: 'http://pay.example' }).payments.sandbox?.url).toBe('http://pay.example')
  expect(readSettings({ ...airwallex, AIRWALLEX_METHODS: 'payme,wechat' }).payments.airwallex?.methods).toEqual(['payme', 'wechat'])
})

test('Antom is asked with its client and both keys only, as PEM or as base64, and instead of the sandbox unless that is named too', () => {
  const { clientId, privateKey, publicKey } = antomSecrets
  const antom = { ANTOM_CLIENT_ID: clientId, ANTOM_PRIVATE_KEY: privateKey, ANTOM_PUBLIC_KEY: publicKey }
  for (const name of Object.keys(antom)) expect(() => readSettings({ ...antom, [name]: undefined })).toThrow(/^ANTOM_CLIENT_ID: /)
  expect(readSettings({}).payments.antom).toBeNull()
  const known = { clientId, privateKey, publicKey, url: 'https://open-sea-global.alipay.com/ams/api' }
  expect(readSettings(antom).payments).toEqual({ stripe: null, airwallex: null, antom: known, sandbox: null })
  expect(readSettings({ ...antom, PAY_SANDBOX_URL: 'http://pay.example' }).payments.sandbox?.url).toBe('http://pay.example')
  const bare = publicKey.replaceAll(/-----[^-]+-----|\s/g, '')
  expect(readSettings({ ...antom, ANTOM_PUBLIC_KEY: bare }).payments.antom?.publicKey).toBe(bare)
  const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  for (const ANTOM_PRIVATE_KEY of ['a key', publicKey, short])
    expect(() => readSettings({ ...antom, ANTOM_PRIVATE_KEY })).toThrow(/^ANTOM_PRIVATE_KEY: must be our private RSA key, [^\n]*$/)
  expect(() => readSettings({ ...antom, ANTOM_PUBLIC_KEY: 'a key' })).toThrow(/^ANTOM_PUBLIC_KEY: /)
})

test('Lalamove is asked with both its keys; without them there are no couriers but the sandbox’s, 33 ports above a demo', () => {
  const keys = { LALAMOVE_API_KEY: 'pk_prod_1', LALAMOVE_API_SECRET: 'a secret of sixteen' }
  for (const name of Object.keys(keys)) expect(() => readSettings({ ...keys, [name]: undefined })).toThrow(/^LALAMOVE_API_SECRET: /)
  const known = {
    key: 'pk_prod_1',
    secret: 'a secret of sixteen',
    url: 'https://rest.lalamove.com',
    markets: ['HK'],
    service: 'MOTORCYCLE',
  }
  expect(readSettings(keys).couriers.lalamove).toEqual(known)
  expect(readSettings({ ...keys, LALAMOVE_MARKETS: 'HK,MO' }).couriers.lalamove?.markets).toEqual(['HK', 'MO'])
  expect(readSettings({ PORT: '4000' }).couriers.lalamove?.url).toBe('http://127.0.0.1:4033')
  expect(readSettings({ DATABASE_URL: 'postgres://harbour@db.example/harbour' }).couriers.lalamove).toBeNull()
})

test('printers stand in the networks that are named; the sandbox’s is 32 ports above the gateway', () => {
  expect(readSettings({ PORT: '4000' }).printing).toEqual({ networks: [], sandboxPort: 4032 })
  const named = { PRINTER_NETWORKS: '10.20.0.0/16, 192.168.7.9,fd00::/8', PRINTER_PORT: '9100' }
  expect(readSettings(named).printing).toEqual({ networks: ['10.20.0.0/16', '192.168.7.9', 'fd00::/8'], sandboxPort: 9100 })
  for (const wrong of ['shop', '10.20.0.0/33', '10.20.0.0/8/8', '10.20/16'])
    expect(() => readSettings({ PRINTER_NETWORKS: wrong })).toThrow('PRINTER_NETWORKS')
})

test('a variable that is set to nothing counts as left out', () => {
  expect(readSettings({ METRICS_TOKEN: '', CLOCK: '', DATABASE_URL: '', WEB_DIST: '' })).toEqual(readSettings({}))
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { startGateway } from '../../testing/gateway.ts'
import { readWebBuild } from './web-build.ts'

const dish = '/foodDetail/31-double-pepperoni'
const dist = await mkdtemp(join(tmpdir(), 'harbour-dist-'))
const gateway = await startGateway({
  environment: { BEHIND_TLS: 'on', PUBLIC_ORIGINS: 'https://order.example', PAY_SANDBOX_URL: 'https://pay.example/base' },
})
await writeBuild()
const app = buildApp(gateway.context, { webBuild: await readWebBuild(dist) })
afterAll(async () => {
  await app.close()
  await gateway.stop()
  await rm(dist, { recursive: true })
})

async function writeBuild(): Promise<void> {
  const pages = [31, 42].flatMap((brand) =>
    ([1, 2] as const).flatMap((language) => [
      { route: '/home', exact: true, brand, language, file: `pages/home.${brand}.${language}.html` },
      {
        route: '/',
        exact: false,
        brand,
        language,
        file: `pages/app.${brand}.${language}.html`,
        screens: ['/home', '/mine', '/coupon/:params', '/orderDetail/:info', '/selectShop'],
      },
    ]),
  )
  const dishes = ([1, 2] as const).map((language) => ({
    route: dish,
    exact: true,
    brand: 31,
    language,
    file: `pages/dishes/pepperoni.${language}.html`,
    // English as the house sells now, Chinese from a menu of before.
    content: language === 2 ? gateway.context.renderedPages.nameAt(dish, { brand: 31, language }) : 'earlier',
  }))
  await mkdir(join(dist, 'pages/dishes'), { recursive: true })
  await mkdir(join(dist, 'assets'))
  await mkdir(join(dist, '.vite'))
  for (const { file } of [...pages, ...dishes]) await writeFile(join(dist, file), `<!doctype html><html lang="en">${file}`)
  await writeFile(join(dist, 'assets/main-abc.js'), 'plain')
  await writeFile(join(dist, 'assets/main-abc.js.gz'), gzipSync('zipped'))
  await writeFile(join(dist, 'assets/main-abc.js.br'), brotliCompressSync('smallest'))
  for (const name of ['42.en', '31.tc']) await writeFile(join(dist, `pages/app.${name}.html`), '<!doctype html><html lang="en">shell')
  await writeFile(join(dist, 'sw.js'), 'worker')
  await writeFile(join(dist, 'sw-off.js'), 'leave')
  await writeFile(join(dist, '.vite/manifest.json'), '{}')
  await writeFile(join(dist, 'pages.json'), JSON.stringify([...pages, ...dishes]))
  await writeFile(join(dist, 'csp.json'), JSON.stringify({ scripts: ['sha256-s='], styles: ['sha256-t='] }))
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const pageOf = async (url: string, headers?: Record<string, string>) =>
  (await get(url, headers)).body.replace('<!doctype html><html lang="en">pages/', '')

test.each(['/', '/index.html', '/dist/index.html'])('[2.1] %s redirects to /home and keeps its query', async (path) => {
  const { statusCode, headers } = await get(`${path}?utm_source=a&lang=en`)
  expect([statusCode, headers.location]).toEqual([302, '/home?utm_source=a&lang=en'])
  expect((await get(path)).headers.location).toBe('/home')
})

test('[2.2] a route of its own has its own page, every other route the plain one', async () => {
  expect(await pageOf('/home')).toBe('home.31.1.html')
  for (const path of ['/home/', '/mine', '/coupon/1', '/orderDetail/x', '/selectShop?x=1']) expect(await pageOf(path)).toBe('app.31.1.html')
})

test('[2.2] an address without a screen is answered with 404, and with the app, which says so to people', async () => {
  const answered = async (url: string) => {
    const { statusCode, headers } = await get(url)
    return [statusCode, await pageOf(url), headers['content-type']]
  }
  const app = 'app.31.1.html'
  for (const path of ['/nowhere', '/mine/more', '/coupon', '/coupon/1/2', '/.env/x', '/wp-admin/'])
    expect(await answered(path)).toEqual([404, app, 'text/html; charset=utf-8'])
  for (const path of ['/mine', '/mine/', '/MINE', '/coupon/1?x=2', '/orderDetail/x']) expect((await answered(path))[0]).toBe(200)
})

test('[2.24] a dish has a page of its own as long as it is sold as the page shows it', async () => {
  expect(await pageOf(`${dish}?lang=en`)).toBe('dishes/pepperoni.2.html')
  expect(await pageOf(`${dish}?lang=tc`)).toBe('app.31.1.html')
  // The address says whose dish it is.
  expect(await pageOf(`${dish}?lang=en`, { cookie: 'brand=42' })).toBe('dishes/pepperoni.2.html')
})

test.each(['edit=0', 'with=pepsi', 'offer=1'])('[4.9] a dish begun with %s is drawn by the app alone', async (wish) => {
  expect(await pageOf(`${dish}?lang=en&${wish}`)).toBe('app.31.2.html')
})

test('the page of a dish says where the calls go, too', async () => {
  const settings = { ...gateway.context.settings, gatewayBase: 'https://gateway.example/api' }
  const elsewhere = buildApp({ ...gateway.context, settings }, { webBuild: await readWebBuild(dist) })
  const { body, headers } = await elsewhere.inject({ url: `${dish}?lang=en` })
  expect(body).toContain('<html data-gateway="https://gateway.example/api" lang="en">pages/dishes/pepperoni.2.html')
  expect(headers.etag).not.toBe((await get(`${dish}?lang=en`)).headers.etag)
  await elsewhere.close()
})

test('[1.6] the query sets the language, and the choice is kept', async () => {
  const { body, headers } = await get('/home?lang=en', { cookie: 'lang=tc' })
  expect(body).toContain('home.31.2.html')
  expect(headers['set-cookie']).toBe('lang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect((await get('/home')).headers['set-cookie']).toBeUndefined()
})

test.each([
  ['the cookie', { cookie: 'a=b; lang=en', 'accept-language': 'zh-HK' }, 'home.31.2.html'],
  ['the browser', { 'accept-language': 'en-GB,en;q=0.9' }, 'home.31.2.html'],
  ['nothing', {}, 'home.31.1.html'],
  ['a strange query', { cookie: 'lang=fr' }, 'home.31.1.html'],
])('[1.4] without a query %s decides the language', async (_what, headers, page) => {
  expect(await pageOf('/home?lang=fr', headers)).toBe(page)
})

test('[1.3] the cookie of the region decides the brand', async () => {
  expect(await pageOf('/home', { cookie: 'brand=42' })).toBe('home.42.1.html')
  expect(await pageOf('/home', { cookie: 'brand=99' })).toBe('home.31.1.html')
})

test('a page is asked again each time, and known by its tag', async () => {
  const { headers } = await get('/home')
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding, accept-language, cookie',
  })
  expect((await get('/home', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
})

test('[2.2] an address without a screen stays 404, whatever is known of the page that says so', async () => {
  const missing = await get('/mine/more', { 'if-none-match': '*' })
  expect([missing.statusCode, missing.headers['cache-control'], missing.headers.etag]).toEqual([404, 'no-store', undefined])
})

test('a hashed file is kept for ever, in the smallest form that is taken', async () => {
  const { headers, body } = await get('/assets/main-abc.js')
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  })
  expect(body).toBe('plain')
  expect((await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
  expect((await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding']).toBe('gzip')
})

test('a file without a hash is asked again each time', async () => {
  expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
})

test('the worker may fetch what is ours, and nothing else', async () => {
  const { headers, body } = await get('/sw.js')
  expect(body).toBe('worker')
  expect(headers['content-security-policy']).toBe(`default-src 'none'; connect-src 'self'`)
})

test('the plain page that phones keep has one address for each brand and language, and chooses no language for the guest', async () => {
  const { body, headers } = await get('/shell/42.en', { cookie: 'brand=31; lang=tc' })
  expect(body).toContain('shell')
  expect(headers['content-security-policy']).toBe((await get('/home')).headers['content-security-policy'])
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
  expect(headers['set-cookie']).toBeUndefined()
})

test('phones see that they keep pages for another gateway, and their worker may ask it', async () => {
  const settings = { ...gateway.context.settings, gatewayBase: 'https://gateway.example/api' }
  const elsewhere = buildApp({ ...gateway.context, settings }, { webBuild: await readWebBuild(dist) })
  const { body, headers } = await elsewhere.inject({ url: '/sw.js' })
  expect(body).toBe('worker\n// https://gateway.example/api\n')
  expect(headers['content-security-policy']).toContain(`connect-src 'self' https://gateway.example`)
  expect((await elsewhere.inject({ url: '/shell/42.en' })).body).toContain('data-gateway="https://gateway.example/api"')
  await elsewhere.close()
})

test('a worker that is switched off is one that leaves', async () => {
  const switchedOff = buildApp(
    { ...gateway.context, settings: { ...gateway.context.settings, offline: false } },
    { webBuild: await readWebBuild(dist) },
  )
  expect((await switchedOff.inject({ url: '/sw.js' })).body).toBe('leave')
  await switchedOff.close()
})

test.each([
  '/shell/31.fr',
  '/shell/99.en',
  '/assets/gone.js',
  '/pages/home.31.1.html',
  '/pages/dishes/pepperoni.2.html',
  '/pages.json',
  '/csp.json',
  '/.vite/manifest.json',
  '/../package.json',
  '/assets/main-abc.js.br',
])('there is no %s for guests', async (path) => {
  expect((await get(path)).statusCode).toBe(404)
})

test('a page may run its own scripts and the named inline ones, and be framed by nobody', async () => {
  const policy = String((await get('/home')).headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' 'sha256-s='`)
  expect(policy).toContain(`style-src 'self' 'sha256-t='`)
  for (const part of [`frame-ancestors 'none'`, `object-src 'none'`, `base-uri 'none'`, `form-action 'self'`, `connect-src 'self'`])
    expect(policy).toContain(part)
  expect(policy).not.toContain('unsafe')
})

test('the page on which the office looks at a product may be framed by this gateway alone, and is found by no search', async () => {
  const { statusCode, headers } = await app.inject('/preview')
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toMatch(/; frame-ancestors 'self'$/)
  expect(headers['x-robots-tag']).toBe('noindex')
})

test('[1.9] the shells that are named may frame a page, and no others', async () => {
  const named = { ...gateway.context.settings, app: { scheme: 'harbour', shells: ['https://shell.example', 'https://app.example'] } }
  const framed = buildApp({ ...gateway.context, settings: named }, { webBuild: await readWebBuild(dist) })
  const { headers } = await framed.inject({ url: '/home' })
  await framed.close()
  expect(String(headers['content-security-policy'])).toMatch(/frame-ancestors https:\/\/shell\.example https:\/\/app\.example$/)
})

test('every answer carries the headers that protect it', async () => {
  for (const path of ['/home', '/assets/main-abc.js', '/nothing.txt', '/healthz']) {
    const { headers } = await get(path)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(headers['permissions-policy']).toContain('geolocation=(self), camera=(self)')
    expect(headers['content-security-policy']).toBeDefined()
  }
})

test('posting to a page is answered 404', async () => {
  expect((await app.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404)
})

test('without a build calls are answered and pages are not', async () => {
  expect(await readWebBuild(join(dist, 'assets'))).toBeUndefined()
  expect((await fetch(`${gateway.url}/home`)).status).toBe(404)
  expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200)
})

test('one build serves another gateway: its pages say where the calls go, and may go there', async () => {
  const settings = { ...gateway.context.settings, gatewayBase: 'https://gateway.example/api' }
  const elsewhere = buildApp({ ...gateway.context, settings }, { webBuild: await readWebBuild(dist) })
  const { body, headers } = await elsewhere.inject({ url: '/home' })
  expect(body).toContain('<html data-gateway="https://gateway.example/api" lang="en">')
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://gateway.example https://pay.example;")
  expect((await get('/home')).headers['content-security-policy']).toContain("connect-src 'self' https://pay.example;")
  await elsewhere.close()
})

test('[1.20] a page may take a card to the provider that keeps it, and where nobody keeps cards to nobody', async () => {
  expect((await get('/mine')).headers['content-security-policy']).toContain("connect-src 'self' https://pay.example;")
  const cardless = { all: [], byName: new Map() }
  const without = buildApp({ ...gateway.context, providers: cardless }, { webBuild: await readWebBuild(dist) })
  expect((await without.inject({ url: '/bindCard' })).headers['content-security-policy']).toContain("connect-src 'self';")
  await without.close()
})

test('the web apps of named origins may read the answers, and no others', async () => {
  const settings = { ...gateway.context.settings, webOrigins: ['https://order.example'] }
  const called = buildApp({ ...gateway.context, settings })
  const ask = async (origin: string) => (await called.inject({ method: 'POST', url: '/api/Action', headers: { origin } })).headers
  expect(await ask('https://order.example')).toMatchObject({ 'access-control-allow-origin': 'https://order.example', vary: 'origin' })
  expect(await ask('https://evil.example')).not.toHaveProperty('access-control-allow-origin')
  await called.close()
})

test('pictures come from us alone, unless the map has others', async () => {
  const settings = { ...gateway.context.settings, tiles: { url: 'https://{s}.tiles.example/{z}/{x}/{y}.png', attribution: '' } }
  const tiled = buildApp({ ...gateway.context, settings }, { webBuild: await readWebBuild(dist) })
  const { headers } = await tiled.inject({ url: '/home' })
  expect(headers['content-security-policy']).toContain("img-src 'self' data: https://*.tiles.example;")
  expect((await get('/home')).headers['content-security-policy']).toContain("img-src 'self' data:;")
  await tiled.close()
})

test('[7.29] pages may speak with analytics only where a key is set for it', async () => {
  expect(String((await get('/home')).headers['content-security-policy'])).not.toContain('google')
  const environment = { GA_KEY: 'G-1', VOUCHER_VENDORS: 'none' }
  const settings = { ...gateway.context.settings, ...pick(readSettings(environment)) }
  const watched = buildApp({ ...gateway.context, settings }, { webBuild: await readWebBuild(dist) })
  const policy = String((await watched.inject({ url: '/home' })).headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' 'sha256-s=' https://www.googletagmanager.com;`)
  expect(policy).toMatch(/connect-src 'self' .*https:\/\/\*\.google-analytics\.com/)
  expect(policy).not.toContain('unsafe')
  await watched.close()
})

const pick = ({ analytics }: ReturnType<typeof readSettings>) => ({ analytics })

import { catalogueRecordSave } from '@harbour/protocol'
import { cents, centsToDollars } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { beginDraft, changeRecord, publishDraft, twoPublishers } from '../../testing/catalogue.fixtures.ts'
import { openPages, readPage } from './pages.fixtures.ts'
import { sitemapFiles } from './sitemap.ts'
import { wholeLaneOnly } from '../../testing/lane.ts'

const world = await openPages()
afterAll(world.stop)
const { gateway, app } = world
const people = await twoPublishers(gateway)
const sitemap = async () => (await app.inject('/sitemap.xml')).body
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))

/** Publishes a version in which something was changed. */
async function publish(change: (versionNo: number) => Promise<unknown>) {
  const versionNo = await beginDraft(gateway, people[0])
  await change(versionNo)
  return publishDraft(gateway, people, { versionNo })
}

const soup = {
  pid: 'winter-soup',
  type: 1,
  category: 'sides',
  name: { tc: '冬日 <濃湯> & "麵包"', en: 'Winter </script> soup & "bread"' },
  description: { tc: '南瓜濃湯', en: 'Pumpkin, cream $& and thyme' },
  picture: 'margherita',
  price: { 31: 4250 },
  boxes: 0,
  makeMinutes: 3,
  vegetarian: true,
  contains: ['milk'],
  mayContain: [],
}

test('robots may read all pages, and are told where the sitemap is', async () => {
  const { body, headers } = await app.inject('/robots.txt')
  expect(body).toBe('User-agent: *\nDisallow: /console/\nDisallow: /events/\n\nSitemap: https://order.example/sitemap.xml\n')
  expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
})

test('every page that the sitemap lists is there, names itself so, and may be found', wholeLaneOnly, async () => {
  const urls = locations(await sitemap())
  expect(new Set(urls).size).toBe(urls.length)
  for (const url of urls) {
    const { status, headers, canonical } = await readPage(world, url.replace('https://order.example', ''))
    expect([url, status, headers['x-robots-tag'], canonical]).toEqual([url, 200, undefined, url])
  }
  for (const path of ['/home?lang=en', '/home?brand=42&lang=tc', '/orderFood/2?lang=tc', '/shopDetail?storeId=3101&lang=en'])
    expect(urls).toContain(`https://order.example${path}`)
  expect(urls.filter((url) => /mine|order(List|Detail)|confirm|transfer|login/.test(url))).toEqual([])
})

test('[2.24] a dish stands in the sitemap once it is published, and not once it is retired', wholeLaneOnly, async () => {
  const url = '/foodDetail/31-winter-soup'
  expect((await readPage(world, url)).status).toBe(404)
  const dish = { kind: 'product', id: soup.pid } as const
  const added = { ...dish, seen: null, seenLive: null, record: soup }
  const { publishedAt } = await publish((versionNo) => gateway.ask(catalogueRecordSave, { versionNo, ...added }, people[0]))
  const page = await readPage(world, `${url}?lang=en`)
  expect(page.title).toBe('Winter </script> soup & "bread" · Harbour Pizza & Chicken Hong Kong')
  expect(page.meta('description')).toBe(
    'Winter </script> soup & "bread": Pumpkin, cream $& and thyme. $42.5 at Harbour Pizza & Chicken Hong Kong: order online.',
  )
  expect(page.data).toMatchObject({ name: soup.name.en, offers: { price: 42.5 }, suitableForDiet: 'https://schema.org/VegetarianDiet' })
  expect(Object.keys(page.alternates)).toEqual(['zh-Hant-HK', 'en', 'x-default'])
  const listed = await sitemap()
  expect(locations(listed)).toContain(`https://order.example${url}?lang=tc`)
  expect(publishedAt).not.toBeNull()
  expect(listed).toMatch(/winter-soup\?lang=en<\/loc><lastmod>2026-11-20T04:00:00\.000Z<\/lastmod>/)
  expect(listed).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="https://order.example${url}"/>`)
  await publish((versionNo) => changeRecord(gateway, people[0], { versionNo, ...dish, edit: () => null }))
  expect((await readPage(world, `${url}?lang=en`)).status).toBe(404)
  expect(await sitemap()).not.toContain('winter-soup')
})

test('the sitemap is asked for again each time, and not sent to whoever has it', async () => {
  const { headers, statusCode } = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip' } })
  expect([statusCode, headers['content-type'], headers['content-encoding']]).toEqual([200, 'application/xml; charset=utf-8', 'gzip'])
  expect(headers['cache-control']).toBe('no-cache')
  const again = await app.inject({ url: '/sitemap.xml', headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
  expect((await app.inject('/sitemap-1.xml')).statusCode).toBe(404)
})

test('a catalogue of more pages than a file may list has an index', () => {
  const { catalogue } = gateway.context
  const input = { origin: 'https://order.example', brands: [31, 42] as const, catalogue, publishedAt: null }
  const whole = locations(sitemapFiles(input).get('/sitemap.xml') ?? '')
  const files = sitemapFiles(input, 100)
  const parts = locations(files.get('/sitemap.xml') ?? '')
  expect(parts).toHaveLength(Math.ceil(whole.length / 100))
  expect(parts.flatMap((url) => locations(files.get(url.replace(input.origin, '')) ?? ''))).toEqual(whole)
})

test('without a public origin only this machine’s own names stand in pages', async () => {
  const unnamed = await openPages({})
  const here = await readPage(unnamed, '/home?lang=en', { host: '127.0.0.1:3000' })
  expect(here.canonical).toBe('http://127.0.0.1:3000/home?lang=en')
  const elsewhere = await readPage(unnamed, '/home?lang=en', { host: 'evil.example' })
  expect([elsewhere.status, elsewhere.canonical, elsewhere.meta('og:image')]).toEqual([200, '', undefined])
  expect(elsewhere.title).toBe('Harbour Pizza & Chicken Hong Kong')
  expect(elsewhere.body).not.toContain('evil.example')
  expect((await unnamed.app.inject({ url: '/sitemap.xml', headers: { host: 'evil.example' } })).statusCode).toBe(404)
  expect((await unnamed.app.inject({ url: '/robots.txt', headers: { host: 'evil.example' } })).body).not.toContain('Sitemap')
  await unnamed.stop()
})

test('[2.24] machines are told the price of the moment, of a dish and in its menu', async () => {
  const price = { 31: 13_800, 42: 15_800 }
  const edit = (record: object) => ({ ...record, priceRules: [{ startDate: '2026/11/01', endDate: '2026/12/31', price }] })
  await publish((versionNo) => changeRecord(gateway, people[0], { versionNo, kind: 'product', id: 'margherita', edit }))
  const offers = { price: centsToDollars(cents(price[31])) }
  expect((await readPage(world, '/foodDetail/31-margherita?lang=en')).data).toMatchObject({ offers })
  const menu = (await readPage(world, '/orderFood/2?lang=en')).data.hasMenuSection as { hasMenuItem: { url: string }[] }[] // as it writes it
  const listed = menu.flatMap(({ hasMenuItem }) => hasMenuItem).find(({ url }) => url.includes('31-margherita'))
  expect(listed).toMatchObject({ offers })
})

test('machines are told what a dish may contain by what is chosen for it', async () => {
  const { data } = await readPage(world, '/foodDetail/31-chunky-fries?lang=en')
  expect(JSON.stringify(data.additionalProperty)).toContain('peanuts and soya')
  expect((await readPage(world, '/foodDetail/31-star-ferry-set?lang=en')).data).not.toHaveProperty('nutrition')
})

test('[4.41] while Macau is closed nobody finds it, and no address opens it', async () => {
  const closed = await openPages({ PUBLIC_ORIGINS: 'https://order.example', OPEN_MACAU: 'off' })
  expect((await closed.app.inject('/sitemap.xml')).body).not.toMatch(/brand=42|foodDetail\/42|hreflang="zh-Hant-MO"/)
  const page = await readPage(closed, '/home?brand=42&lang=en')
  expect([page.brand, page.headers['set-cookie']]).toEqual(['31', 'lang=en; Path=/; Max-Age=31536000; SameSite=Lax'])
  expect((await readPage(closed, '/home', { cookie: 'brand=42' })).headers['x-robots-tag']).toBe('noindex')
  const shop = await readPage(closed, '/shopDetail?storeId=4201&lang=en')
  expect([shop.status, shop.headers['x-robots-tag']]).toEqual([404, 'noindex'])
  await closed.stop()
})

import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { holidaySave } from '@harbour/protocol'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { newStaff } from '../../testing/staff.fixtures.ts'
import { openPages, readPage, type Data } from './pages.fixtures.ts'
import { wholeLaneOnly } from '../../testing/lane.ts'

const world = await openPages()
afterAll(world.stop)
const { gateway } = world
const { catalogue } = gateway.context
const read = (url: string, headers?: Record<string, string>) => readPage(world, url, headers)

const site = {
  31: { tc: '海港薄餅炸雞（香港）', en: 'Harbour Pizza & Chicken Hong Kong' },
  42: { tc: '海港薄餅炸雞（澳門）', en: 'Harbour Pizza & Chicken Macau' },
}
const margherita = '/foodDetail/31-margherita'
const shop = '/shopDetail?storeId=3101'

test.each([
  ['/home?lang=tc', site[31].tc],
  ['/home?lang=en', site[31].en],
  ['/home?brand=42&lang=tc', site[42].tc],
  ['/home?brand=42&lang=en', site[42].en],
  ['/orderFood/2?lang=tc', `餐牌 · ${site[31].tc}`],
  ['/orderFood/5?brand=42&lang=en', `Menu · ${site[42].en}`],
  [`${margherita}?lang=tc`, `瑪格麗特 · ${site[31].tc}`],
  ['/foodDetail/42-margherita?lang=en', `Margherita · ${site[42].en}`],
  [`${shop}&lang=tc`, `${catalogue.shop('3101')?.name.tc} · ${site[31].tc}`],
  [`${shop}&lang=en`, `${catalogue.shop('3101')?.name.en} · ${site[31].en}`],
  ['/selectShop?lang=tc', `選擇分店 · ${site[31].tc}`],
  ['/privacy?lang=en', `Privacy policy · ${site[31].en}`],
  ['/mine?lang=en', site[31].en],
])('[1.5] %s is titled %s', async (url, title) => {
  const page = await read(url)
  expect([page.status, page.title, page.meta('og:title')]).toEqual([200, title, title])
  expect(title.endsWith(page.site)).toBe(true)
})

test('the title of a screen is its heading, so that the app does not change it', async () => {
  const folder = new URL('../../../web/texts/', import.meta.url)
  for (const [language, ending] of [
    ['tc', '.zh-Hant.json'],
    ['en', '.en.json'],
  ] as const) {
    const files = (await readdir(folder)).filter((name) => name.endsWith(ending))
    const texts = await Promise.all(
      files.map(async (name) => Object.values(JSON.parse(await readFile(new URL(name, folder), 'utf8')) as object)),
    )
    const titles = ['selectShop', 'information', 'service', 'agreement', 'privacy', 'orderFood/2'].map(
      (path) => `/${path}?lang=${language}`,
    )
    for (const url of titles) expect(texts.flat()).toContain((await read(url)).title.replace(` · ${site[31][language]}`, ''))
  }
})

test('every dish, shop and screen has a description of its own, as long as search shows one', wholeLaneOnly, async () => {
  for (const brand of [31, 42] as const)
    for (const [language, least, most] of [
      ['tc', 15, 80],
      ['en', 40, 160],
    ] as const) {
      const dishes = [...catalogue.products(brand, 1).keys()].map((uid) => `/foodDetail/${uid}?`)
      const shops = catalogue.shops(brand).map(({ storeId }) => `/shopDetail?storeId=${storeId}&`)
      const screens = [
        '/home',
        '/orderFood/1',
        '/orderFood/2',
        '/orderFood/5',
        '/selectShop',
        '/information',
        '/service',
        '/agreement',
        '/privacy',
      ]
      const urls = [...dishes, ...shops, ...screens.map((path) => `${path}?brand=${brand}&`)]
      const said = new Map<string, string>()
      for (const url of urls) {
        const page = await read(`${url}lang=${language}`)
        const description = page.meta('description') ?? ''
        expect([url, description.length >= least && description.length <= most, description]).toEqual([url, true, description])
        expect([url, said.get(description)]).toEqual([url, undefined])
        said.set(description, url)
      }
    }
})

test('a page names itself and the others by language and region, and each of them names the same', async () => {
  const page = await read(margherita, { 'accept-language': 'en' })
  const dish = 'https://order.example/foodDetail'
  expect(page.canonical).toBe(`${dish}/31-margherita`)
  expect(page.alternates).toEqual({
    'zh-Hant-HK': `${dish}/31-margherita?lang=tc`,
    en: `${dish}/31-margherita?lang=en`,
    'zh-Hant-MO': `${dish}/42-margherita?lang=tc`,
    'en-MO': `${dish}/42-margherita?lang=en`,
    'x-default': `${dish}/31-margherita`,
  })
  for (const start of [margherita, shop, '/home', '/orderFood/2']) {
    const { alternates } = await read(start)
    for (const href of Object.values(alternates)) {
      const other = await read(href.replace('https://order.example', ''))
      expect([other.status, other.canonical, other.alternates]).toEqual([200, href, alternates])
    }
  }
})

test('[1.3] [1.4] the English page of what only Macau has is for Macau', async () => {
  const url = `/shopDetail?storeId=${catalogue.shops(42)[0]?.storeId}`
  const { alternates } = await read(url)
  expect(alternates).toEqual({
    'zh-Hant-MO': `https://order.example${url}&lang=tc`,
    'en-MO': `https://order.example${url}&lang=en`,
    'x-default': `https://order.example${url}`,
  })
})

test.each([
  ['/foodDetail/42-margherita', '/foodDetail/42-margherita?lang=en'],
  ['/home?brand=42', '/home?brand=42&lang=en'],
  ['/home?brand=31', '/home'],
])('%s, asked in no language, is %s: one page of all is for everybody', async (url, canonical) => {
  const { canonical: own, alternates } = await read(url, { 'accept-language': 'en' })
  expect(own).toBe(`https://order.example${canonical}`)
  expect(Object.values(alternates)).toContain(own)
})

test('what a guest has and asks stands in no page that is their own', async () => {
  const { body, status } = await read('/orderDetail/0b54d0a5-0000-4000-8000-000000002061?lang=en&idtoken=hidden&placed=1')
  expect(status).toBe(200)
  expect(body).not.toMatch(/0b54d0a5|hidden|placed/)
})

test('what begins a dish otherwise leads to the dish', async () => {
  expect((await read(`${margherita}?lang=en&edit=0&utm_source=poster`)).canonical).toBe(`https://order.example${margherita}?lang=en`)
})

test('a dish is shared with its picture, all else with the mark of the brand', async () => {
  const pictureOf = async (url: string) => {
    const page = await read(url)
    const address = page.meta('og:image') ?? ''
    expect(address).toMatch(/^https:\/\/order\.example\//)
    const { statusCode, headers, rawPayload } = await world.app.inject(address.replace('https://order.example', ''))
    expect([statusCode, headers['content-type']]).toEqual([200, page.meta('og:image:type')])
    return { page, rawPayload }
  }
  const { page, rawPayload } = await pictureOf(margherita)
  const { format, width, height, hasAlpha } = await sharp(rawPayload).metadata()
  expect([format, `${width}`, `${height}`, hasAlpha]).toEqual(['jpeg', page.meta('og:image:width'), page.meta('og:image:height'), false])
  expect(page.meta('twitter:card')).toBe('summary_large_image')
  expect((await pictureOf(shop)).page.meta('twitter:card')).toBe('summary')
  for (const name of ['nothing', 'margherita-480']) expect((await world.app.inject(`/pictures/share/${name}.jpg`)).statusCode).toBe(404)
})

test.each([
  [31, 'HKD'],
  [42, 'MOP'],
] as const)('the data of each dish of brand %i has the price of the menu, in %s', async (brand, currency) => {
  const menu = JSON.parse(catalogue.menuFile(brand, 2).json.toString()) as {
    products: { uid: string; price: number; vegetarian?: boolean }[]
  }
  const dinner = (await read(`/orderFood/2?brand=${brand}&lang=en`)).data
  expect(dinner).toMatchObject({ '@type': 'Menu' })
  const sections = dinner.hasMenuSection as { hasMenuItem: (Data & { offers: Data; url: string })[] }[]
  const listed = new Map(sections.flatMap(({ hasMenuItem }) => hasMenuItem).map(({ url, offers }) => [url, offers.price]))
  expect(listed.size).toBeGreaterThan(60)
  for (const { uid, price, vegetarian = false } of menu.products) {
    const { data } = await read(`/foodDetail/${uid}?lang=en`)
    expect(data).toMatchObject({ '@type': ['MenuItem', 'Product'], offers: { price, priceCurrency: currency } })
    expect([uid, data.suitableForDiet]).toEqual([uid, vegetarian ? 'https://schema.org/VegetarianDiet' : undefined])
    expect([uid, [price, undefined].includes(listed.get(String(data.url)) as number)]).toEqual([uid, true])
  }
})

test('[1.17] the data of a shop has its place, phone, hours, and the days that are unlike others', async () => {
  const told = { reason: 'weather', notice: { tc: '八號風球', en: 'Typhoon' }, startDate: '2026/11/21', endDate: '2026/11/22', times: [] }
  await gateway.ask(holidaySave, { holidayId: randomUUID(), storeIds: ['3101'], ...told }, await newStaff(gateway, 'admin'))
  const { data } = await read(`${shop}&lang=en`)
  expect(data).toMatchObject({
    '@type': 'Restaurant',
    url: `https://order.example${shop}&lang=en`,
    telephone: '+85223450118',
    geo: { latitude: 22.2866, longitude: 114.2172 },
    address: { addressCountry: 'HK', streetAddress: expect.stringContaining('Taikoo Shing') },
    hasMenu: expect.stringMatching(/^https:\/\/order\.example\/orderFood\/\d\?lang=en$/),
  })
  const hours = data.openingHoursSpecification as Data[]
  expect(new Set(hours.flatMap(({ dayOfWeek }) => dayOfWeek ?? [])).size).toBe(7)
  expect(hours).toContainEqual(
    expect.objectContaining({ opens: '00:00', closes: '00:00', validFrom: '2026-11-21', validThrough: '2026-11-22' }),
  )
  expect(hours).toContainEqual(expect.objectContaining({ opens: '11:00', closes: '15:00', validFrom: '2026-11-28' }))
})

test.each(['/foodDetail/31-nothing', '/foodDetail/nothing', '/shopDetail?storeId=9999', '/shopDetail', '/nowhere'])(
  '%s is answered with 404, and not to be found',
  async (url) => {
    const { status, headers, canonical } = await read(url)
    expect([status, headers['x-robots-tag'], canonical]).toEqual([404, 'noindex', ''])
  },
)

test.each(['/mine', '/orderList', '/orderDetail/x', '/confirmorder/2', '/transfer', '/coupon/1', '/login', '/infoDetail', '/orderFood/7'])(
  'nobody finds %s',
  async (url) => {
    const { status, headers, canonical, alternates } = await read(url)
    expect([status, headers['x-robots-tag'], canonical, alternates]).toEqual([200, 'noindex', '', {}])
  },
)

test.each(['/orderList', '/mine', '/orderDetail/x', '/confirmorder/2'])(
  '[1.3] no link to %s takes its guest to another region',
  async (path) => {
    const page = await read(`${path}?brand=42`)
    expect([page.brand, page.headers['set-cookie']]).toEqual(['31', undefined])
    expect((await read(`${path}?brand=31`, { cookie: 'brand=42' })).brand).toBe('42')
  },
)

test('[2.24] [1.3] a dish that somebody in Macau has shared opens in Macau, and the guest stays there', async () => {
  const page = await read('/foodDetail/42-margherita?lang=en', { cookie: 'brand=31' })
  expect([page.status, page.brand]).toEqual([200, '42'])
  expect(page.headers['set-cookie']).toContain('brand=42; Path=/; Max-Age=31536000; SameSite=Lax')
  const macau = catalogue.shops(42)[0]?.storeId
  expect((await read(`/shopDetail?storeId=${macau}`)).brand).toBe('42')
  expect((await read(margherita)).headers['set-cookie']).toBeUndefined()
  expect((await read('/foodDetail/42-nothing')).headers['set-cookie']).toBeUndefined()
})

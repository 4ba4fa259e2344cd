import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { pageContent, pagePaths, soldMenu } from '@harbour/chain/sold-pages.ts'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../../http/app.ts'
import { readWebBuild } from '../../../http/routes/web-build.ts'
import { openDatabase } from '../../../platform/database/database.ts'
import { createLog } from '../../../platform/log.ts'
import { publishPrice, twoPublishers } from '../../../testing/catalogue.fixtures.ts'
import { startGateway } from '../../../testing/gateway.ts'
import { openCatalogue } from '../open-catalogue.ts'
import { demoChain, replaceChain } from '../seed.ts'
import { contentName } from './content-name.ts'
import { readPageBuild } from './page-build.ts'
import { claimRendering, finish, findPage, isFinished, readMissing, readPageRecords, writePages } from './pages-store.ts'
import { preparePages } from './prepare-pages.ts'
import { createRenderedPages } from './rendered-pages.ts'
import { renderPages } from './render-pages.ts'
import { startPageRendering } from './start-page-rendering.ts'
import { wholeLaneOnly } from '../../../testing/lane.ts'

const margherita = '/foodDetail/31-margherita'
const hawaiian = '/foodDetail/31-hawaiian'
const hongKong = { brand: 31, language: 2 } as const

const dataDir = await mkdtemp(join(tmpdir(), 'harbour-pages-'))
const gateway = await startGateway({ environment: { WEB_DIST: dataDir } })
const { db } = gateway.context
await writeBuild()
const webBuild = await readWebBuild(dataDir)
const pageBuild = await readPageBuild(dataDir)
const app = buildApp(gateway.context, { webBuild })
afterAll(async () => {
  await app.close()
  await gateway.stop()
  await rm(dataDir, { recursive: true })
})

/** A build with a page of its own for every path of the demo chain, and a renderer that says what it is given. */
async function writeBuild(): Promise<void> {
  const pages = ([31, 42] as const).flatMap((brand) =>
    ([1, 2] as const).flatMap((language) => {
      const menu = soldMenu(demoChain, brand, language)
      const own = pagePaths(menu).flatMap((path) => pageContent(path, menu, demoChain) ?? [])
      return [
        ...own.map((content) => ({
          route: content.path,
          exact: true,
          brand,
          language,
          file: 'pages/own.html',
          content: contentName(content),
        })),
        { route: '/', brand, language, file: 'pages/app.html' },
      ]
    }),
  )
  for (const folder of ['pages', 'server']) await mkdir(join(dataDir, folder))
  const write = (name: string, text: string) => writeFile(join(dataDir, name), text)
  await write('pages/own.html', '<html lang="en">the build’s own')
  await write('pages/app.html', '<html lang="en">plain')
  await write('pages.json', JSON.stringify(pages))
  await write('csp.json', JSON.stringify({ scripts: [], styles: [] }))
  await write('server/build.json', JSON.stringify({ id: 'build' }))
  await write('server/frames.json', JSON.stringify({ boot: 'boot' }))
  await write(
    'server/prerender.js',
    `export async function renderDocument({ path, language, menu, brandInfos }, { boot }) {
      const dish = menu.products.find(({ uid }) => path.endsWith('/' + uid))
      if (dish?.name === 'unpaintable') throw new Error('no colour')
      return '<html lang="en">' + [boot, path, language, dish?.price, brandInfos?.[31]?.offers[0]?.title].join(' ')
    }`,
  )
}

const get = async (path: string, headers: Record<string, string> = {}) => (await app.inject({ url: `${path}?lang=en`, headers })).body

function build() {
  if (!pageBuild) throw new Error('the build has no renderer')
  return pageBuild
}

/** Makes the demo chain the catalogue, with this in one of its dishes. */
async function sell(pid: string, change: Partial<(typeof demoChain.product)[number]>): Promise<void> {
  const product = demoChain.product.map((each) => (each.pid === pid ? { ...each, ...change } : each))
  await replaceChain({ db, dataDir, chain: { ...demoChain, product } })
  await gateway.context.catalogue.reload()
}

test('[2.24] what the chain has sold since the build is rendered, what stayed the same is the build’s', async () => {
  expect(await get(margherita)).toBe('<html lang="en">the build’s own')
  await sell('margherita', { price: { 31: 12300, 42: 12300 } })
  expect(await get(margherita)).toBe('<html lang="en">plain')
  expect(await get('/foodDetail/31-tiramisu')).toBe('<html lang="en">the build’s own')
  expect(await preparePages({ db, build: build() })).toMatchObject({ left: 0, faults: [] })
  await expect.poll(() => get(margherita)).toBe('<html lang="en">boot /foodDetail/31-margherita 2 12300 ')
  expect(await get('/foodDetail/31-tiramisu')).toBe('<html lang="en">the build’s own')
})

test('[4.9] a dish that the query changes is drawn by the app alone', async () => {
  expect((await app.inject({ url: `${margherita}?lang=en&edit=0` })).body).toBe('<html lang="en">plain')
})

test('a rendered page is asked again each time and known by its tag, packed, and says where the calls go', async () => {
  const { headers, rawPayload } = await app.inject({ url: `${margherita}?lang=en`, headers: { 'accept-encoding': 'br' } })
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' })
  expect(brotliDecompressSync(rawPayload).toString()).toContain('12300')
  const again = await app.inject({ url: `${margherita}?lang=en`, headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
  const settings = { ...gateway.context.settings, gatewayBase: 'https://gateway.example/api' }
  const elsewhere = buildApp({ ...gateway.context, settings }, { webBuild })
  expect((await elsewhere.inject({ url: `${margherita}?lang=en` })).body).toMatch(
    /^<html data-gateway="https:\/\/gateway.example\/api" lang="en">boot/,
  )
  await elsewhere.close()
})

test('another process serves what one has rendered', async () => {
  const other = openDatabase(db.url)
  const catalogue = await openCatalogue(other)
  const renderedPages = createRenderedPages({ db: other, catalogue })
  const second = buildApp({ ...gateway.context, db: other, catalogue, renderedPages }, { webBuild })
  expect((await second.inject({ url: `${margherita}?lang=en` })).body).toContain('12300')
  await second.close()
  await other.stop()
})

test('a database that does not answer takes no page from anybody but what is only there', async () => {
  const renderedPages = { ...gateway.context.renderedPages, find: () => new Promise<undefined>(() => {}) }
  const second = buildApp({ ...gateway.context, renderedPages }, { webBuild })
  expect((await second.inject({ url: `${margherita}?lang=en` })).body).toBe('<html lang="en">plain')
  expect((await second.inject({ url: '/foodDetail/31-tiramisu?lang=en' })).body).toBe('<html lang="en">the build’s own')
  await second.close()
})

test('a version that is published has its pages from the first moment', wholeLaneOnly, async () => {
  await publishPrice(gateway, await twoPublishers(gateway), 4500)
  expect(await get(margherita)).toContain('boot /foodDetail/31-margherita 2 4500')
})

test('[2.24] what a page shows and what its head says are of one catalogue, whichever goes live while the page is read', async () => {
  await sell('tiramisu', {})
  const own = webBuild?.files.get('/pages/own.html')
  if (!webBuild || !own) throw new Error('the build has no page of its own')
  const plain = Buffer.from('<html lang="en"><title></title><body>as before</body>')
  const readDish = async () => {
    await sell('tiramisu', { price: { 31: 7700, 42: 7700 } })
    return { ...own, gzip: undefined, brotli: undefined, plain }
  }
  const files = new Map([...webBuild.files].filter(([path]) => path !== '/pages/own.html'))
  const second = buildApp(gateway.context, { webBuild: { ...webBuild, files, readDish } })
  const { body } = await second.inject({ url: '/foodDetail/31-tiramisu?lang=en' })
  await second.close()
  expect(body).toContain('as before')
  expect(body).toMatch(/<meta name="description" content="[^"]*\$32\b/)
  expect(body).not.toContain('$77')
})

test('home is another page with another offer, and with nothing else', wholeLaneOnly, async () => {
  const [brand, ...brands] = demoChain.brand
  const [offer, ...offers] = brand?.offers ?? []
  if (!brand || !offer) throw new Error('the chain has no offers')
  const name = () => gateway.context.renderedPages.nameAt('/home', hongKong)
  const before = name()
  await sell('tiramisu', { price: { 31: 9900, 42: 9900 } })
  expect(name()).toBe(before)
  const renamed = { ...brand, offers: [{ ...offer, title: { tc: '新', en: 'Two for one' } }, ...offers] }
  await replaceChain({ db, dataDir, chain: { ...demoChain, brand: [renamed, ...brands] } })
  await gateway.context.catalogue.reload()
  expect(name()).not.toBe(before)
  const { records } = await readPageRecords(db.rows)
  await renderPages({ rows: db.rows, build: build(), records })
  expect(await get('/home')).toContain('Two for one')
})

test('a rendering that was cut short goes on where it ended, and nobody begins while another is at it', wholeLaneOnly, async () => {
  const product = demoChain.product.map((each) => ({ ...each, kcal: 1 }))
  await replaceChain({ db, dataDir, chain: { ...demoChain, product } })
  await gateway.context.catalogue.reload()
  const { records } = await readPageRecords(db.rows)
  let batches = 0
  const cut = await renderPages({ rows: db.rows, build: build(), records, going: () => batches++ === 0 })
  expect([cut.rendered, cut.left]).toEqual([24, cut.contents.length - 24])
  const rendering = { db, log: createLog('silent'), settings: { webDist: dataDir } }
  const rounds = await db.transaction(async (rows) => {
    await claimRendering(rows)
    const started = await startPageRendering(rendering, 20)
    await db.rows({ name: '', text: 'select pg_sleep(0.1)' })
    expect(await readMissing(db.rows, 'build', cut.contents)).toHaveLength(cut.left)
    return started
  })
  await expect.poll(() => isFinished(db.rows, 'build')).toBe(true)
  await rounds.stop()
  expect(await readMissing(db.rows, 'build', cut.contents)).toEqual([])
  await expect.poll(() => get(hawaiian)).toContain('boot')
})

test('a page that cannot be rendered is plain, and said; the others are there', wholeLaneOnly, async () => {
  await sell('hawaiian', { name: { tc: '無色', en: 'unpaintable' } })
  const { records } = await readPageRecords(db.rows)
  const { faults, left } = await renderPages({ rows: db.rows, build: build(), records })
  expect([faults, left]).toEqual([[`${hawaiian}: no colour`, '/foodDetail/42-hawaiian: no colour'], 0])
  expect(await get(hawaiian)).toBe('<html lang="en">plain')
  await expect.poll(() => app.inject({ url: `${hawaiian}?lang=tc` }).then(({ body }) => body)).toContain('boot')
})

test('pages of the last catalogues are kept, of this build and the one before, and those of a catalogue that may be still to come', async () => {
  const page = (content: string) => ({ content, brotli: Buffer.from('page') })
  const kept = async (build: string, contents: string[]) =>
    (await Promise.all(contents.map((content) => findPage(db.rows, build, content)))).map((each) => each !== undefined)
  for (const build of ['older', 'newer']) {
    await writePages(db.rows, build, ['first', 'both', 'fresh'].map(page))
    await db.rows({ name: '', text: "update rendered_pages set rendered_at = now() - interval '2 days' where content <> 'fresh'" })
    await finish(db.rows, { build, catalogue: 'one', contents: ['first', 'both'] }, 20)
    await finish(db.rows, { build, catalogue: 'two', contents: ['both'] }, 1)
  }
  expect(await kept('newer', ['first', 'both', 'fresh'])).toEqual([false, true, true])
  expect(await kept('older', ['both'])).toEqual([true])
  await finish(db.rows, { build: 'newest', catalogue: 'one', contents: [] }, 20)
  expect([await kept('older', ['both']), await kept('newer', ['both'])]).toEqual([[false], [true]])
})

test('nobody is sent the renderer', async () => {
  for (const path of ['/server/prerender.js', '/server/build.json', '/server/frames.json'])
    expect((await app.inject({ url: path })).statusCode).toBe(404)
})

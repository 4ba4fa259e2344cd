import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as chain from '@harbour/chain'
import { contentText, pageContent, pagePaths, soldMenu, type PageContent, type PageRecords } from '@harbour/chain/sold-pages.ts'
import { languageIds, brandIds, type Brand, type Language } from '@harbour/rules'
import { minifySync } from 'vite'
import { appManifest } from './app-manifest.ts'
import { inlineStyles, stylesOf, type Manifest } from './styles.ts'

type Renderer = typeof import('../app/prerender.tsx')
type Frames = import('../app/prerender.tsx').Frames
type Site = { brand: Brand; language: Language; short: 'tc' | 'en' }

const sites = Object.values(brandIds).flatMap((brand): Site[] => [
  { brand, language: languageIds.tc, short: 'tc' },
  { brand, language: languageIds.en, short: 'en' },
])
const records: PageRecords = { brand: chain.brands, category: chain.categories, product: chain.products, promotion: chain.promotions }

const modules: Record<PageContent['screen'], string[]> = {
  home: ['features/home/HomeScreen.tsx'],
  menu: ['app/menu-route.tsx'],
  dish: ['app/other-routes.tsx', 'features/food/FoodScreen.tsx'],
  place: ['app/other-routes.tsx', 'features/address/PlaceScreen.tsx', 'features/address/LocationDialogs.tsx'],
}

/**
 * Writes every page of the chain as it is shipped: the first screens and the dishes pre-rendered for each brand and language with their styles inside, and one
 * plain page for the rest; and what a phone keeps of each on its home screen. `pages.json` tells the gateway which file serves which route, `csp.json` the
 * hashes of the inline parts. The renderer stays in `server`, with the parts that this build gives its pages: by these the gateway renders other chains' pages.
 */
export async function writePages(dist: string, manifest: Manifest) {
  const renderer = (await import(pathToFileURL(join(dist, 'server/prerender.js')).href)) as Renderer // our own build, just made
  mkdirSync(join(dist, 'pages/dishes'), { recursive: true })
  const frames = framesOf(dist, manifest)
  const plain = frameOf(dist, manifest, [])
  const served: object[] = []
  for (const site of sites) {
    writeManifest(dist, site, renderer)
    for (const content of contentsOf(site)) {
      const file = `pages/${fileName(content)}.${site.brand}.${site.short}.html`
      writeFileSync(join(dist, file), await renderer.renderDocument(content, frames))
      served.push(entryOf(content, file))
    }
    const file = `pages/app.${site.brand}.${site.short}.html`
    writeFileSync(join(dist, file), renderer.documentOf(site, { boot: frames.boot, frame: plain }))
    served.push({ route: '/', exact: false, brand: site.brand, language: site.language, file, screens: screenPaths() })
  }
  writeFileSync(join(dist, 'pages.json'), JSON.stringify(served, null, 1))
  writeFileSync(join(dist, 'server/frames.json'), JSON.stringify(frames))
  writeFileSync(join(dist, 'server/build.json'), JSON.stringify({ id: shortHash(filesIn(join(dist, 'server'))) }))
  const styles = new Set([plain, ...Object.values(frames.screens)].map(({ css }) => hashOf(css)))
  writeFileSync(join(dist, 'csp.json'), JSON.stringify({ scripts: [hashOf(frames.boot)], styles: [...styles] }))
}

function framesOf(dist: string, manifest: Manifest): Frames {
  const { home, menu, dish, place } = modules
  const of = (entries: string[]) => frameOf(dist, manifest, entries)
  return { boot: bootOf(fileOf(manifest, 'app/main.tsx')), screens: { home: of(home), menu: of(menu), dish: of(dish), place: of(place) } }
}

function frameOf(dist: string, manifest: Manifest, entries: string[]): Frames['screens']['home'] {
  const styles = stylesOf(manifest, ['app/main.tsx', ...entries])
  return { css: inlineStyles(dist, styles), styles, modules: entries.map((module) => fileOf(manifest, module)) }
}

/** The contents of all pages of a brand in one language that are pre-rendered. */
function contentsOf({ brand, language }: Site): PageContent[] {
  const menu = soldMenu(records, brand, language)
  const contents = pagePaths(menu).flatMap((path) => pageContent(path, menu, records) ?? [])
  return [...contents, { path: '/place/1', screen: 'place', brand, language }]
}

function fileName({ path, screen }: PageContent): string {
  const [, , last = ''] = path.split('/')
  return { home: 'home', menu: `menu-${last}`, dish: `dishes/${last}`, place: 'place' }[screen]
}

/** A page that shows something of the chain is served as long as what it shows is sold, by the name of its content. */
function entryOf(content: PageContent, file: string): object {
  const { path, brand, language, menu } = content
  return {
    route: path,
    exact: true,
    brand,
    language,
    file,
    ...(menu && { content: shortHash([contentText(content)]) }),
  }
}

function writeManifest(dist: string, { brand, language, short }: Site, { m }: Renderer): void {
  const [locale, lang] = language === languageIds.en ? (['en', 'en'] as const) : (['zh-Hant', 'zh-Hant-HK'] as const)
  const words = { name: m.shell_title({}, { locale }), short: m.home_brand({}, { locale }), about: m.shell_about({}, { locale }) }
  const ways = { orders: m.shell_tab_orders({}, { locale }), coupons: m.shell_tab_coupons({}, { locale }) }
  writeFileSync(join(dist, `${brand}.${short}.webmanifest`), appManifest(lang, { ...words, ...ways }))
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
    .map((path) => readFileSync(path, 'utf8'))

/** The addresses that the app has screens at, as its routes say them; at all others it shows that there is nothing. */
function screenPaths(): string[] {
  const sources = ['app/routes.tsx', 'app/other-routes.tsx'].map((name) => readFileSync(join(import.meta.dirname, '..', name), 'utf8'))
  const paths = [...sources.join('\n').matchAll(/\bpath="(\/[^"]*)"/g)].map(([, path = '']) => path)
  if (!paths.includes('/home') || !paths.includes('/orderDetail/:info'))
    throw new Error('the routes are not where their addresses are read')
  return paths
}

/** The script inside every page, as small as it can be. */
function bootOf(entry: string): string {
  const source = readFileSync(join(import.meta.dirname, '../app/boot.js'), 'utf8')
  return minifySync('boot.js', source.replace('__ENTRY__', entry)).code.trim()
}

function fileOf(manifest: Manifest, module: string): string {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`the build has no ${module}`)
  return `/${chunk.file}`
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** A content's name, as the gateway writes it too: where the two should ever differ nothing of the build is served, and a test of the first load says so. */
function shortHash(texts: string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text)
  return hash.digest('base64url').slice(0, 16)
}

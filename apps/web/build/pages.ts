import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languageIds, brandIds } from '@harbour/rules'
import { minifySync } from 'vite'
import { firstAnswers, type FirstScreen } from './answers.ts'
import { appManifest } from './app-manifest.ts'
import { dishAnswers, singleDishes, soldMenu } from './dishes.ts'
import { pageOf } from './page.ts'
import { inlineStyles, stylesOf, type Manifest } from './styles.ts'

type Prerender = typeof import('../app/prerender.tsx')
type Plan = { path: string; name: string; screen: FirstScreen }

const languages = [
  { language: languageIds.tc, lang: 'zh-Hant-HK', short: 'tc' },
  { language: languageIds.en, lang: 'en', short: 'en' },
] as const
const brands = Object.values(brandIds)

const modules = {
  home: ['features/home/HomeScreen.tsx'],
  menu: ['app/menu-route.tsx'],
  dish: ['app/other-routes.tsx', 'features/food/FoodScreen.tsx'],
  place: ['app/other-routes.tsx', 'features/address/PlaceScreen.tsx', 'features/address/LocationDialogs.tsx'],
}
const plans: Plan[] = [
  { path: '/home', name: 'home', screen: 'home' },
  { path: '/place/1', name: 'place', screen: 'place' },
  ...[1, 2, 5].map((type): Plan => ({ path: `/orderFood/${type}`, name: `menu-${type}`, screen: 'menu' })),
]

/**
 * Writes every page: the first screens pre-rendered for each brand and language with their styles inside, and one plain page for
 * the rest; and what a phone keeps of each on its home screen. `pages.json` tells the gateway which file serves which route, `csp.json` the hashes of the inline parts.
 */
export async function writePages(dist: string, manifest: Manifest) {
  const renderer = (await import(pathToFileURL(join(dist, 'prerender/prerender.js')).href)) as Prerender // our own build, just made
  mkdirSync(join(dist, 'pages/dishes'), { recursive: true })
  const boot = bootOf(fileOf(manifest, 'app/main.tsx'))
  const served: object[] = []
  const styleHashes = new Set<string>()
  for (const brand of brands) {
    for (const { language, lang, short } of languages) {
      const { m } = renderer
      const locale = language === languageIds.en ? 'en' : 'zh-Hant'
      const title = m.shell_title({}, { locale })
      const installed = `${brand}.${short}.webmanifest`
      const words = { short: m.home_brand({}, { locale }), about: m.shell_about({}, { locale }) }
      const ways = { orders: m.shell_tab_orders({}, { locale }), coupons: m.shell_tab_coupons({}, { locale }) }
      writeFileSync(join(dist, installed), appManifest(lang, { name: title, ...words, ...ways }))
      const write = (name: string, entries: string[], parts: Partial<Parameters<typeof pageOf>[0]> = {}) => {
        const styles = stylesOf(manifest, entries)
        const css = inlineStyles(dist, styles)
        styleHashes.add(hashOf(css))
        const file = `pages/${name}.${brand}.${short}.html`
        writeFileSync(join(dist, file), pageOf({ lang, brand, title, installed, css, styles, boot, ...parts }))
        return file
      }
      for (const { path, name, screen } of plans) {
        const first = await renderer.renderPage({ path, lang, brand, fill: firstAnswers(screen, { renderer, brand, language }) })
        const files = modules[screen].map((module) => fileOf(manifest, module))
        const file = write(name, ['app/main.tsx', ...modules[screen]], { first: { ...first, modules: files } })
        served.push({ route: path, exact: true, brand, language, file })
      }
      const { menu, version } = soldMenu(brand, language)
      for (const { uid } of singleDishes(menu)) {
        const path = `/foodDetail/${uid}`
        const first = await renderer.renderPage({ path, lang, brand, fill: dishAnswers(uid, menu, renderer) })
        const files = modules.dish.map((module) => fileOf(manifest, module))
        const file = write(`dishes/${uid}`, ['app/main.tsx', ...modules.dish], { first: { ...first, modules: files } })
        served.push({ route: path, exact: true, brand, language, file, menu: version, unless: ['edit', 'with', 'offer'] })
      }
      served.push({ route: '/', exact: false, brand, language, file: write('app', ['app/main.tsx']), screens: screenPaths() })
    }
  }
  writeFileSync(join(dist, 'pages.json'), JSON.stringify(served, null, 1))
  writeFileSync(join(dist, 'csp.json'), JSON.stringify({ scripts: [hashOf(boot)], styles: [...styleHashes] }))
}

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

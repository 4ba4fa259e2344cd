import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bytesResult, kilo } from './support/bytes-result.ts'
import { openTab, startBrowser, type Tab } from './support/browser.ts'
import { consoleResults } from './support/console-bytes.ts'
import { offlineResults } from './support/offline-bytes.ts'
import type { Result } from './support/results.ts'
import { startGateway } from './support/running.ts'

type Browser = Awaited<ReturnType<typeof startBrowser>>
type Load = { scripts: Set<string>; inlineScript: number; styles: number; pictures: number }

const dist = process.env.WEB_DIST ?? join(import.meta.dirname, '../apps/web/dist')
const most = { script: 110 * kilo, styles: 12 * kilo, pictures: 60 * kilo, further: 25 * kilo, map: 50 * kilo }

// Lighthouse's phone.
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }

/** The bytes that a phone loads of the web app, gzipped: for each first screen until nothing more comes, and for each part that comes later. */
export async function benchBytes(): Promise<Result[]> {
  const gateway = await startGateway()
  const browser = await startBrowser()
  try {
    const home = await firstLoad(browser, `${gateway.url}/home`)
    const menu = await firstLoad(browser, `${gateway.url}/orderFood/2`)
    const results = [
      ...firstResults('/home', home, most.script),
      ...firstResults('/orderFood/2, opened first', menu, most.script + most.further),
    ]
    const parts = lazyParts()
    const offline = offlineResults(dist)
    return [...results, ...consoleResults(), ...offline, ...parts.map((part) => laterResult(part, { home, parts }))]
  } finally {
    browser.kill()
    await gateway.stop()
  }
}

/** A menu that is opened first is the first load and one further screen. */
function firstResults(where: string, { scripts, inlineScript, styles, pictures }: Load, mostScript: number): Result[] {
  const script = inlineScript + gzipped(scripts)
  return [
    bytesResult(`${where}: script`, script, mostScript),
    bytesResult(`${where}: styles`, styles, most.styles),
    bytesResult(`${where}: pictures on the first screen`, pictures, most.pictures),
  ]
}

/** Loads a page as a fresh guest does, until three seconds have brought nothing more. */
async function firstLoad(browser: Browser, url: string): Promise<Load> {
  const tab = await openTab(browser)
  const scripts = await scriptsOf(tab)
  await tab.ask('Page.navigate', { url })
  await quiet(tab)
  const styles = await tab.evaluate<string>(`[...document.querySelectorAll('style')].map((each) => each.textContent).join('')`)
  const inline = await tab.evaluate<string>(
    `[...document.scripts].filter(({ src, type }) => !src && !type).map((each) => each.textContent).join('')`,
  )
  const pictures = await tab.evaluate<number>(picturesInSight)
  tab.close()
  return { scripts, inlineScript: gzipSync(inline).length, styles: gzipSync(styles).length, pictures }
}

/** The addresses of the scripts that a tab asks for from now on. */
async function scriptsOf(tab: Tab): Promise<Set<string>> {
  const scripts = new Set<string>()
  type Sent = { request?: { url: string }; type?: string }
  tab.on('Network.requestWillBeSent', ({ request, type }: Sent) => {
    if (request && type === 'Script') scripts.add(new URL(request.url).pathname)
  })
  await tab.ask('Network.enable')
  await tab.ask('Network.setCacheDisabled', { cacheDisabled: true })
  await tab.ask('Emulation.setDeviceMetricsOverride', phone)
  return scripts
}

async function quiet(tab: Tab) {
  const loaded = `performance.getEntriesByType('resource').length`
  for (let before = -1, now = 0; before !== now;) {
    before = now
    await new Promise((resolve) => setTimeout(resolve, 3000))
    now = await tab.evaluate<number>(loaded)
  }
}

const picturesInSight = `(() => {
  const seen = [...document.images].filter((image) => {
    const { top, right, bottom, left } = image.getBoundingClientRect()
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0
  })
  return [...new Set(seen.map((image) => image.currentSrc))].reduce((sum, src) => sum + (performance.getEntriesByName(src)[0]?.encodedBodySize ?? 0), 0)
})()`

type Chunk = { file: string; imports?: string[]; isDynamicEntry?: boolean }
type Manifest = Record<string, Chunk>
/** A part of the app that is fetched only when it is called for: its name and all scripts that it takes. */
type Part = { name: string; scripts: string[] }

/** The demo of the design system is for those who build the app, and the preview of a dish for the office. */
function lazyParts(): Part[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest // Vite has written it
  return Object.entries(manifest)
    .filter(([name, { isDynamicEntry }]) => isDynamicEntry && !/HomeScreen|DemoScreen|DishPreview|app\/preview/.test(name))
    .map(([key]) => ({ name: key.replace(/\.tsx?$/, ''), scripts: [...scriptsWith(manifest, key)] }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

function scriptsWith(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(`/${chunk.file}`)) return found
  found.add(`/${chunk.file}`)
  for (const each of chunk.imports ?? []) scriptsWith(manifest, each, found)
  return found
}

const toMenu = ['app/menu-route', 'features/menu/FloatingCart']
const toCart = [...toMenu, 'features/cart/CartSheet', 'features/cart/CartFooter']
const toConfirm = [...toCart, 'features/checkout/ConfirmScreen']
const toOrder = [...toConfirm, 'features/checkout/submit/place-order']
/** The screens that a guest has seen before a part is called for, beside home. */
const ways: [part: RegExp, passed: string[]][] = [
  [/^features\/menu\//, toMenu],
  [/^app\/(group-menu|menu-cart)/, ['app/menu-route']],
  [/^features\/group\/(GuestGroup|HostGroup)/, ['features/group/GroupScreen']],
  [/^features\/food\/(halves\/HalvesDish|set-meal\/SetMeal)/, [...toMenu, 'features/food/FoodScreen']],
  [/^features\/cart\/(CartFooter|LineIssueNote|SkippedDishes)/, [...toMenu, 'features/cart/CartSheet']],
  [/^features\/(food|cart|recommend)\//, toMenu],
  [/^features\/coupons\/order\/(CartCoupons|CouponSheet)/, toCart],
  [/^features\/coupons\/order\/Savings/, toConfirm],
  [/^features\/coupons\/wallet\/JudgedDetail/, ['features/coupons/wallet/CouponsScreen', 'features/coupons/wallet/CouponDetailScreen']],
  [/^features\/coupons\/(?!wallet\/CouponsScreen)/, ['features/coupons/wallet/CouponsScreen']],
  [/^features\/checkout\/(?!ConfirmScreen)/, toConfirm],
  [/^features\/checkout\//, toCart],
  [/^features\/(orders\/tracker\/OrderScreen|payment\/)/, toOrder],
  [/^features\/orders\/(rating\/|receipt\/|tracker\/(?!OrderScreen))/, [...toOrder, 'features/orders/tracker/OrderScreen']],
  [/^features\/home\/(LastOrder|PendingLive)/, ['features/home/LiveOrder']],
  [/^features\/preorder\/NotServed/, ['features/preorder/PreorderSheet']],
  [/^features\/account\/MemberMine/, ['features/account/MineScreen']],
  [/^features\/address\/PartnerPlaces/, ['features/address/PlaceScreen']],
  [/^features\/address\/(form\/SendPlace|saved\/SelectPlace|PlaceSuggestions)/, ['features/address/PlaceScreen']],
  [/^features\/shops\/detail\/ShopDetail/, ['features/shops/list/SelectShopScreen']],
  [/^ui\/map\//, ['features/address/PlaceScreen']],
  [/^features\/login\/(?!sign-in\/LoginScreen)/, ['features/login/sign-in/LoginScreen']],
]

/** The map's engine comes with these. */
const withMap = /^(ui\/map\/|features\/orders\/tracker\/OrderMap)/

/** The bytes that a part adds for a guest who comes to it on its usual way. */
function laterResult(part: Part, { home, parts }: { home: Load; parts: Part[] }): Result {
  const passed = ways.find(([parts]) => parts.test(part.name))?.[1] ?? []
  const before = new Set([...home.scripts, ...parts.filter(({ name }) => passed.includes(name)).flatMap(({ scripts }) => scripts)])
  const beyond = passed.at(-1)?.split('/').at(-1) ?? 'HomeScreen'
  const bytes = gzipped(part.scripts.filter((script) => !before.has(script)))
  return bytesResult(`${part.name}, beyond ${beyond}`, bytes, withMap.test(part.name) ? most.map : most.further)
}

/** The size that a client without brotli gets: that of the file which the build has packed beside each script. */
function gzipped(scripts: Iterable<string>): number {
  return [...scripts].reduce((sum, script) => sum + readFileSync(join(dist, `${script}.gz`)).length, 0)
}

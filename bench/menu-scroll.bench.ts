import { getProductMenu } from '@harbour/protocol'
import { languageIds, brandIds } from '@harbour/rules'
import { inTab, type Tab } from './support/browser.ts'
import { startGateway } from './support/running.ts'
import { whileThe } from './support/longest-task.ts'
import { pause, scroll, until } from './support/on-page.ts'
import type { Result } from './support/results.ts'

const dishes = 2000
const slowdown = 4
const aim = 50
/** The text typed into the search, a letter at a time, in the pace of a thumb. */
const typed = 'spicy chiken wings'
const betweenLetters = 120

export const menuScrollRounds = 5

/** A menu of 2,000 dishes on a phone four times slower than this machine: the longest the page keeps a finger waiting. */
export async function benchMenuScroll(): Promise<Result[]> {
  const gateway = await startGateway()
  try {
    const rounds: Frames[] = []
    for (let round = 0; round < menuScrollRounds; round++) rounds.push(await inTab((tab) => framesOf(tab, gateway.url)))
    const quietest = (of: keyof Frames) => Math.min(...rounds.map((frames) => frames[of]))
    return [
      result('scrolling while the dishes come in', quietest('loading')),
      result('scrolling through them', quietest('scrolling')),
      result('tapping the headings one after the other', quietest('jumping')),
      result('typing in the search', quietest('typing')),
    ]
  } finally {
    await gateway.stop()
  }
}

/** The worst frame of each thing that a guest does, in milliseconds. */
type Frames = Record<'loading' | 'scrolling' | 'jumping' | 'typing', number>

async function framesOf(tab: Tab, url: string): Promise<Frames> {
  await prepare(tab, url)
  const loading = await whileThe(tab, () => scroll(tab, 12))
  await drawn(tab)
  const scrolling = await whileThe(tab, () => scroll(tab, 40))
  const jumping = await whileThe(tab, () => jump(tab))
  await tab.evaluate(`document.querySelector('.mh .icon-btn:last-child').click()`)
  await until(tab, `!!document.querySelector('.sb input')`)
  const typing = await whileThe(tab, () => type(tab))
  return { loading, scrolling, jumping, typing }
}

function result(what: string, worst: number): Result {
  return { what: `${what}: longest task`, ours: `${worst.toFixed(0)} ms`, aim: `under ${aim} ms`, met: worst < aim }
}

/** Opens the menu with the big one in the place of the shop's own. */
async function prepare(tab: Tab, url: string) {
  const file = bigMenu(await theirMenu(url))
  const body = Buffer.from(JSON.stringify(file)).toString('base64')
  tab.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'application/json' }]
    void tab.ask('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
  })
  await tab.ask('Page.enable')
  await tab.ask('Fetch.enable', { patterns: [{ urlPattern: '*/menu/*.json' }] })
  await tab.ask('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 1, mobile: true })
  await tab.ask('Emulation.setTouchEmulationEnabled', { enabled: true })
  await tab.ask('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await tab.ask('Page.navigate', { url: `${url}/orderFood/1?lang=en` })
  await until(tab, `document.body?.scrollHeight > ${dishes * 100}`)
}

type WireMenu = { categories: { categoryId: string; uids: string[] }[]; products: { uid: string; name: string }[] }

async function theirMenu(url: string): Promise<WireMenu> {
  const form = new FormData()
  const content = { brand: brandIds.hongKong, deviceId: '00000000-0000-4000-8000-000000000001', language: languageIds.en }
  for (const [name, value] of Object.entries({ actionName: nameOfMenu, content: JSON.stringify(content), key: '', langType: '2' }))
    form.set(name, value)
  const answer = await fetch(`${url}/api/Action?_name=${nameOfMenu}`, { method: 'POST', body: form })
  const { data } = (await answer.json()) as { data: { url: string } } // as the call's definition has it
  return (await (await fetch(url + data.url)).json()) as WireMenu // our own file
}

const nameOfMenu = getProductMenu.name

/** The same dishes over and over under their own headings, each with a number of its own, until there are enough. */
function bigMenu({ categories, products, ...menu }: WireMenu): WireMenu {
  const rounds = Math.ceil(dishes / products.length)
  const copies = Array.from({ length: rounds }, (_, round) =>
    products.map((product) => ({ ...product, uid: `${product.uid}-${round}`, name: `${product.name} ${round + 1}` })),
  )
  const kept = copies.flat().slice(0, dishes)
  const uids = new Set(kept.map(({ uid }) => uid))
  const headings = categories.map((heading, at) => ({
    ...heading,
    uids: Array.from({ length: at === 0 ? 1 : rounds }, (_, round) => heading.uids.map((uid) => `${uid}-${round}`))
      .flat()
      .filter((uid) => uids.has(uid)),
  }))
  return { ...menu, categories: headings, products: kept }
}

async function jump(tab: Tab) {
  const count = await tab.evaluate<number>(`document.querySelectorAll('.rail a').length`)
  for (let at = 0; at < count; at++) {
    await tab.evaluate(`document.querySelectorAll('.rail a')[${at}].click()`)
    await pause(600)
  }
}

async function type(tab: Tab) {
  await tab.evaluate(`document.querySelector('.sb input').focus()`)
  for (const letter of typed) {
    await tab.ask('Input.insertText', { text: letter })
    await pause(betweenLetters)
  }
  for (const _letter of typed) {
    await tab.ask('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 })
    await tab.ask('Input.dispatchKeyEvent', { type: 'keyUp', key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 })
    await pause(betweenLetters)
  }
}

/** Until no row has come in for a second. */
async function drawn(tab: Tab) {
  for (let last = -1; ; await pause(1000)) {
    const rows = await tab.evaluate<number>(`document.querySelectorAll('.mlist .prod').length`)
    if (rows === last) return
    last = rows
  }
}

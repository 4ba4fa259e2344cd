import { brandIds } from '@harbour/rules'
import { orderOfGuest, openShop, type BoardShop } from './board/board-shop.ts'
import { openTablet } from './board/board-page.ts'
import { inTab, type Tab } from './support/browser.ts'
import { until } from './support/on-page.ts'
import type { Result } from './support/results.ts'
import { startGateway } from './support/running.ts'

const rounds = 20
const aim = 1000
const dish = 'Tiramisu Cup'

/** The time from a tap on the tablet until its guest's page shows what comes of it, each in a browser of its own on this machine. */
export async function benchShopSteps(): Promise<Result[]> {
  const gateway = await startGateway()
  try {
    const shop = await openShop(gateway)
    return await inTab((tablet) => inTab((phone) => measure(shop, { tablet, phone })))
  } finally {
    await gateway.stop()
  }
}

type Screens = { tablet: Tab; phone: Tab }

async function measure(shop: BoardShop, screens: Screens): Promise<Result[]> {
  const { tablet, phone } = screens
  const found: Record<string, number[]> = { accepted: [], 'ready to be collected': [], 'a dish sold out': [], 'a dish back on sale': [] }
  const note = (what: string, ms: number) => found[what]?.push(ms)
  await openTablet(tablet, shop)
  for (let round = 0; round < rounds; round++) {
    const { orderId, guest } = await orderOfGuest(shop, 0)
    await openOnPhone(phone, shop, { path: `/orderDetail/${orderId}`, keep: { store: storeOf(guest) }, says: 'The shop has your order' })
    const accept = `document.querySelector('.ala__accept[aria-disabled=false]')`
    note('accepted', await seenAfter(screens, accept, says('The shop has accepted your order')))
    note('ready to be collected', await seenAfter(screens, `document.querySelector('[data-step=ready]')`, says('Your order is ready')))
  }
  await tablet.evaluate(`[...document.querySelectorAll('.st__nav a')].find((link) => link.href.endsWith('/supply')).click()`)
  await until(tablet, `!!document.querySelector('.item')`)
  await openOnPhone(phone, shop, { path: '/orderFood/1', keep: { place: placeOf(shop) }, says: dish })
  const onSale = `document.querySelector('[role=switch][aria-label="${dish}"]:not(:disabled)')`
  const add = `document.querySelector('[aria-label="Add ${dish}"]')`
  await until(phone, `!!${add}`)
  for (let round = 0; round < rounds; round++) {
    note('a dish sold out', await seenAfter(screens, onSale, `!${add}`))
    note('a dish back on sale', await seenAfter(screens, onSale, `!!${add}`))
  }
  return Object.entries(found).map(([what, times]) => result(what, times))
}

const says = (words: string) => `document.body?.textContent.includes('${words}')`

function result(what: string, times: readonly number[]): Result {
  const sorted = times.toSorted((a, b) => a - b)
  const [half = Infinity, most = Infinity] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  return {
    what: `from the tap on the tablet until the guest’s page shows it: ${what}, the median and the longest of ${times.length}`,
    ours: `${half.toFixed(0)} ms, ${most.toFixed(0)} ms`,
    aim: `under ${aim.toLocaleString('en')} ms`,
    met: times.length === rounds && most < aim,
  }
}

/** Taps something on the tablet once it is there; gives the milliseconds until the phone shows what comes of it. */
async function seenAfter({ tablet, phone }: Screens, button: string, shown: string): Promise<number> {
  await until(tablet, `!!${button}`)
  await phone.evaluate(`window.shown = new Promise((resolve) => {
    const look = () => ${shown} && (observer.disconnect(), resolve(performance.timeOrigin + performance.now()))
    const observer = new MutationObserver(look)
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  }), undefined`)
  const tapped = await tablet.evaluate<number>(`${button}.click(), performance.timeOrigin + performance.now()`)
  return (await phone.evaluate<number>('window.shown')) - tapped
}

type Opened = { path: string; keep: object; says: string }

/** Opens a page on the guest's phone, with what the phone has kept. */
async function openOnPhone(phone: Tab, { url }: BoardShop, { path, keep, says: words }: Opened): Promise<void> {
  await phone.ask('Page.enable')
  await phone.ask('Page.navigate', { url: `${url}/healthz` })
  await until(phone, `location.pathname === '/healthz'`)
  await phone.evaluate(
    `for (const [key, state] of Object.entries(${JSON.stringify(keep)})) localStorage.setItem(key, JSON.stringify({ state, version: 0 }))`,
  )
  await phone.ask('Page.navigate', { url: `${url}${path}?lang=en` })
  await until(phone, `location.pathname === '${path}' && ${says(words)}`)
}

function storeOf({ deviceId, key, known }: Awaited<ReturnType<typeof orderOfGuest>>['guest']) {
  const { userId, phone, accessCode } = known
  return { deviceId, user: { userId, phone, accessCode, visitor: true }, secretKey: key }
}

const placeOf = ({ storeId }: BoardShop) => ({
  byBrand: { [brandIds.hongKong]: { orderType: 1, shop: { storeId, name: '' }, address: null, deliveryShop: null, wantedAt: null } },
})

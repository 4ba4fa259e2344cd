import { brandIds, orderTypes } from '@harbour/rules'
import { openTab, startBrowser, type Tab } from '../support/browser.ts'
import { openDisplay, type Display } from '../support/display.ts'
import { openHand, percentile, type Hand } from '../support/interactions.ts'
import { median } from '../support/median.ts'
import { pause, until } from '../support/on-page.ts'
import type { Result } from '../support/results.ts'
import { startGateway } from '../support/running.ts'

const slowdown = 4
export const interactions = 200
/** Good by Google's measure, of the 75th percentile of visits; here of all that one guest does. */
const aim = 200
const contact = { name: 'Kitty Chan', phone: '61234567' }
/** The last taps: the confirmation, its two fields and the button. */
const ofCheckout = 4 + contact.name.length + contact.phone.length

/** The rounds of INP, of which the median counts: what else the machine does meanwhile makes one slower or faster by a sixth. */
export const inpRounds = 3

/** An order of 200 touches and keys on a phone four times slower than this machine: how long the page leaves each of them without an answer. */
export async function benchInp(): Promise<Result[]> {
  const gateway = await startGateway()
  // Without a window Chromium tells of answers of a second and more where its own trace has none.
  const display = await openDisplay()
  try {
    const rounds: Round[] = []
    for (let round = 0; round < inpRounds; round++) rounds.push(await orderOnce(gateway.url, display))
    const of = (figure: (durations: readonly number[]) => number) => rounds.map(({ durations }) => figure(durations))
    const worst = of((durations) => percentile(durations, 99))
    const counts = rounds.map(({ count }) => count)
    return [
      { what: 'touches and keys', ours: counts.join(', '), aim: `${interactions}`, met: counts.every((count) => count === interactions) },
      { what: 'to the next paint, 99th percentile', ours: ms(worst), aim: `at most ${aim} ms`, met: median(worst) <= aim },
      { what: 'to the next paint, the longest', ours: ms(of((durations) => Math.max(...durations))) },
      { what: 'to the next paint, median', ours: ms(of(median)) },
    ]
  } finally {
    display.close()
    await gateway.stop()
  }
}

type Round = { count: number; durations: readonly number[] }

/** An order in a browser of its own. */
async function orderOnce(url: string, display: Display): Promise<Round> {
  const browser = await startBrowser(display)
  try {
    const tab = await openTab(browser)
    const hand = await openHand(tab)
    await prepare(tab, url)
    await order(tab, hand)
    await pause(1000)
    const durations = await hand.durations()
    tab.close()
    return { count: hand.count(), durations }
  } finally {
    browser.kill()
  }
}

/** The median of the rounds, and each of them. */
const ms = (values: readonly number[]) => `${Math.round(median(values))} ms (${values.map(Math.round).join(', ')})`

/** Opens the menu of a takeaway at the shop in Mong Kok, for somebody who pays in cash. */
async function prepare(tab: Tab, url: string) {
  await tab.ask('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 1, mobile: true })
  await tab.ask('Emulation.setTouchEmulationEnabled', { enabled: true })
  await tab.ask('Page.navigate', { url: `${url}/healthz` })
  await until(tab, `location.pathname === '/healthz' && document.readyState === 'complete'`)
  const brand = brandIds.hongKong
  const shop = { storeId: '3204', name: 'Mong Kok, Langham Place' }
  const place = { orderType: orderTypes.takeaway, shop, address: null, deliveryShop: null, wantedAt: null }
  const stores = { place: { byBrand: { [brand]: place } }, 'pay-method': { byBrand: { [brand]: 'cash' } } }
  for (const [key, state] of Object.entries(stores))
    await tab.evaluate(`localStorage.setItem('${key}', ${JSON.stringify(JSON.stringify({ state, version: 0 }))})`)
  await tab.ask('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await tab.ask('Page.navigate', { url: `${url}/orderFood/${orderTypes.takeaway}?lang=en` })
  await until(tab, `document.querySelectorAll('.mlist .add-btn').length > 20`)
}

/** The scripted order: through the headings, dishes by the plus and by their screens, the search, what they like, the cart, and the order itself. */
async function order(tab: Tab, hand: Hand) {
  for (let heading = 1; heading <= 6; heading++) {
    await hand.tap(`.rail a:nth-child(${heading})`)
    await add(tab, hand)
  }
  await hand.tap('.mh .icon-btn:last-child')
  await hand.type('spicy chiken wings')
  await hand.erase(12)
  await add(tab, hand)
  await hand.tap('.sb .icon-btn')
  await until(tab, `!!document.querySelector('.rail')`)
  await cart(tab, hand)
  // Up and down the menu, a heart on and off, until the rest of the order makes it whole.
  for (let turn = 0; hand.count() < interactions - ofCheckout; turn++) {
    const step = turn % 3
    if (step === 0) await hand.tap(`.rail a:nth-child(${2 + ((turn / 3) % 6)})`)
    else await touchOfDish(tab, hand, '.mlist .prod__heart')
  }
  await hand.tap('.cartbar__go')
  await until(tab, `!!document.querySelector('.ctabar .btn')`)
  await hand.tap('input[name="name"]')
  await hand.type(contact.name)
  await hand.tap('input[name="phone"]')
  await hand.type(contact.phone)
  await hand.tap('.ctabar .btn')
  await until(tab, `location.pathname.startsWith('/orderDetail/')`)
}

/** The time in which a dish that is touched has begun to open, in milliseconds. */
const opening = 500

/** One more of what is in sight; a dish that asks something opens. */
const add = (tab: Tab, hand: Hand) => touchOfDish(tab, hand, '.prod .add-btn')

/** A touch of something on a dish in a list; whatever opens the dish itself, it is left again. */
async function touchOfDish(tab: Tab, hand: Hand, selector: string) {
  await hand.tap(selector)
  await pause(opening)
  if (!(await tab.evaluate<boolean>(`location.pathname.startsWith('/foodDetail/')`))) return
  await until(tab, `!!document.querySelector('.fcta')`)
  await tab.evaluate(`history.back()`)
  await until(tab, `!!document.querySelector('.rail, .sb')`)
}

/** Two dishes more and less in the cart. */
async function cart(tab: Tab, hand: Hand) {
  await hand.tap('.cartbar__open, .cartbar')
  await until(tab, `!!document.querySelector('dialog[open] .stepper')`)
  for (let time = 0; time < 12; time++) await hand.tap('dialog[open] .stepper button:last-of-type')
  for (let time = 0; time < 10; time++) await hand.tap('dialog[open] .stepper button:first-of-type')
  await hand.tap('dialog[open] .sheet__head > .icon-btn:last-child')
  await until(tab, `!document.querySelector('dialog[open]')`)
}

import { setTimeout as sleep } from 'node:timers/promises'
import { emptyCart } from '@harbour/rules'
import { chromium } from 'playwright-core'
import { orderOf } from '../../bench/support/guest.ts'

/** @typedef {import('playwright-core').Page} Page */
/** An order that a screen has told its guest of, and what its tracker has said of it, each state once. @typedef {{ orderId: string, said: string[] }} ToldOrder */
/** `wordMs`: the longest time, in milliseconds, from a tap on “place order” until the screen said how that went. `wrong`: what no screen may say. @typedef {{ userIds: string[], told: ToldOrder[], wordMs: number, wrong: string[] }} Seen */
/** `stop` lets each guest finish the order that they have begun, and gives what the screens said; `close` ends the browser. @typedef {{ stop: () => Promise<Seen>, close: () => Promise<void> }} Phones */
/** @typedef {{ page: Page, seen: Seen, url: string, going: () => boolean }} Phone */

/** The time for which a guest goes on with an order that does not come through, and looks at the tracker of one that does. */
const [triesMs, looksMs] = [180_000, 10_000]
const every = 250
/** The time after which a button that says nothing is tapped again. */
const patientMs = 3000
const place = /^(Place order|Order, pay cash|Pay (by|with))/

/** The sentences of the tracker of an order to collect, by the state that they say. @type {[RegExp, string][]} */
const sentences = [
  [/The shop has your order/, 'placed'],
  [/The shop has accepted your order/, 'accepted'],
  [/Your food is being made/, 'preparing'],
  [/Your order is ready\. Come and collect it\./, 'ready'],
  [/Your order is waiting at the counter/, 'collectionOverdue'],
  [/Collected\. Enjoy your meal\./, 'completed'],
  [/This order was cancelled/, 'cancelled'],
]
/** The sentences that would be untrue of any of these orders, or that no guest may ever read. */
const never = [/We can’t find this order/, /Something broke on this page/]

/** So many guests with the app in a phone's browser, who order by its screens, to collect and to be paid in cash, follow their order, and order the same again; it is there once each has ordered. @param {{ url: string }} shop @param {number} count @returns {Promise<Phones>} */
export async function letPhonesOrder({ url }, count) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_SHELL, args: ['--no-sandbox'] })
  /** @type {Seen} */
  const seen = { userIds: [], told: [], wordMs: 0, wrong: [] }
  let wanted = true
  const pages = await Promise.all(Array.from({ length: count }, () => newPhone(browser, url)))
  const phones = pages.map((page) => {
    page.on('pageerror', ({ message }) => seen.wrong.push(`the script of a screen failed: ${message}`))
    return { page, seen, url, going: () => wanted }
  })
  // Once all know the way the drill may begin.
  await Promise.all(phones.map((phone) => orderByScreen(phone, true)))
  const rounds = phones.map(async (phone) => {
    while (wanted) await orderByScreen(phone, false)
    seen.userIds.push(await userOf(phone.page, url))
  })
  return {
    async stop() {
      wanted = false
      await Promise.all(rounds)
      return seen
    },
    close: () => browser.close(),
  }
}

/** A phone whose guest has chosen dishes and a shop, as the app keeps that. @param {import('playwright-core').Browser} browser @param {string} url @returns {Promise<Page>} */
async function newPhone(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(`${url}/healthz`)
  const storeId = '3101'
  const here = { orderType: 1, shop: { storeId, name: 'Taikoo Shing, Cityplaza' }, address: null, deliveryShop: null, wantedAt: null }
  const stores = {
    place: { byBrand: { 31: here } },
    'cart-store': { byBrand: { 31: { ...emptyCart, lines: orderOf(storeId).lines } }, cutlery: false, wishes: {} },
    'pay-method': { byBrand: { 31: 'cash' } },
    contact: { byBrand: { 31: { name: 'Kitty Chan', phone: '6123 4567' } } },
    notices: { answer: 'no', at: Date.UTC(2100, 0), told: '' },
  }
  for (const [key, state] of Object.entries(stores))
    await page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(JSON.stringify({ state, version: 0 }))})`)
  return page
}

/** The guest of a phone, as the database knows them. @param {Page} page @param {string} url @returns {Promise<string>} */
async function userOf(page, url) {
  await open(page, `${url}/healthz`)
  return String(await page.evaluate(`JSON.parse(localStorage.getItem('store') ?? '{}').state?.user?.userId ?? ''`))
}

/** One order from home to the counter; `first`: of what is in the cart, else the same again. @param {Phone} phone @param {boolean} first */
async function orderByScreen(phone, first) {
  const { page, url } = phone
  const end = Date.now() + triesMs
  await open(page, first ? `${url}/confirmorder/1?lang=en` : `${url}/home?lang=en`)
  const orderId = await placed(phone, end)
  if (orderId === undefined) return
  const order = { orderId, said: [] }
  phone.seen.told.push(order)
  await tap(page, 'Track order')
  await follow(phone, order, Date.now() + looksMs)
}

/** Goes on from what the screen shows until it says that the order is placed; gives the order, or nothing where its guest has given up. @param {Phone} phone @param {number} end @returns {Promise<string | undefined>} */
async function placed({ page, seen, url, going }, end) {
  // The tap that no screen has answered yet, and the last one after it: a button that is silent is tapped again.
  let [tappedAt, lastTap] = [0, 0]
  const word = () => {
    if (tappedAt > 0) seen.wordMs = Math.max(seen.wordMs, Date.now() - tappedAt)
    tappedAt = 0
  }
  // Whoever has tapped stays, so that nobody leaves an order that their screen has not told them of.
  while (Date.now() < end && (going() || lastTap > 0)) {
    const { at, text, dialog, notice, ready } = await look(page)
    keepWrong(seen, text)
    // It says that the order is safe, and is to read it again by itself.
    const unread = text.includes('Couldn’t load your order')
    const [, orderId] = /^\/orderDetail\/([\w-]+)/.exec(at) ?? []
    if (orderId !== undefined && text.includes('Order placed')) {
      word()
      return orderId
    }
    if (unread) word()
    else if (dialog.includes('Connection error')) {
      word()
      await tap(page, 'Confirm')
    } else if ((ready && notice !== '') || text.includes('Couldn’t load. Try again')) word()
    if (ready && Date.now() - lastTap > patientMs) {
      if (!(await tap(page, place))) continue
      lastTap = Date.now()
      tappedAt ||= lastTap
    } else if (at.startsWith('/home')) await tap(page, 'Order the same')
    else if (!at.startsWith('/')) await open(page, `${url}/home?lang=en`)
    else if (tappedAt === 0 && !unread) await tap(page, /^(Couldn’t load\. Try again|Try again|Retry)$/)
    await sleep(every)
  }
  if (lastTap > 0) seen.wrong.push(`a screen told for ${triesMs / 1000} s nothing of an order that its guest had begun`)
  return undefined
}

/** Notes what the tracker says of an order, until it can be collected or its guest has looked long enough. @param {Phone} phone @param {ToldOrder} order @param {number} end */
async function follow({ page, seen, going }, order, end) {
  while (Date.now() < end && going() && !/completed|cancelled/.test(order.said.at(-1) ?? '')) {
    const { text } = await look(page)
    keepWrong(seen, text)
    const state = sentences.find(([sentence]) => sentence.test(text))?.[1]
    if (state !== undefined && !order.said.includes(state)) order.said.push(state)
    await sleep(every)
  }
}

/** @param {Seen} seen @param {string} text */
function keepWrong(seen, text) {
  for (const sentence of never) if (sentence.test(text)) seen.wrong.push(`a screen said “${sentence.source}”`)
}

/** A screen as its guest sees it: its path, without one where the browser has its own page of a fault; its text; the dialog over it; what stands above the button; and whether an order can be placed there. @typedef {{ at: string, text: string, dialog: string, notice: string, ready: boolean }} Screen */

const lookAround = `(() => {
  const button = [...document.querySelectorAll('button')].find((each) => ${place}.test(each.textContent.trim()))
  return {
    at: location.protocol === 'http:' ? location.pathname : '',
    text: document.body.innerText,
    dialog: document.querySelector('dialog[open]')?.innerText ?? '',
    notice: document.querySelector('.cf__bar .banner')?.innerText ?? '',
    ready: button !== undefined && !button.disabled && button.getAttribute('aria-busy') === null && button.textContent.includes('$'),
  }
})()`

/** @param {Page} page @returns {Promise<Screen>} */
async function look(page) {
  // While a page is on its way there is nothing to be seen.
  const seen = await page.evaluate(lookAround).catch(() => ({ at: '/', text: '', dialog: '', notice: '', ready: false }))
  return /** @type {Screen} */ (seen)
}

/** Taps a button or link that is there; false where it is not. @param {Page} page @param {string | RegExp} name */
async function tap(page, name) {
  const button = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first()
  return button.tap({ timeout: 2000 }).then(
    () => true,
    () => false,
  )
}

/** Opens an address, as a guest does who loads it anew until it comes. @param {Page} page @param {string} address */
async function open(page, address) {
  for (let tries = 0; tries < 60; tries++) {
    const there = await page.goto(address, { timeout: 30_000, waitUntil: 'domcontentloaded' }).then(
      () => true,
      () => false,
    )
    if (there) return
    await sleep(1000)
  }
}

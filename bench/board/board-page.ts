import { pause, until } from '../support/on-page.ts'
import type { Tab } from '../support/browser.ts'
import type { BoardShop } from './board-shop.ts'

/** The board of a tablet in landscape, once its cards are there. */
export async function openBoard(tab: Tab, shop: BoardShop): Promise<void> {
  await openTablet(tab, shop)
  await until(tab, `document.querySelectorAll('.kcol article').length > 4`)
}

/** A tablet in landscape, with somebody at work on it. */
export async function openTablet(tab: Tab, { url, tablet }: BoardShop): Promise<void> {
  await tab.ask('Page.enable')
  await tab.ask('Emulation.setDeviceMetricsOverride', { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false })
  await tab.ask('Page.navigate', { url: `${url}/healthz` })
  await until(tab, `location.pathname === '/healthz'`)
  const kept = { 'console.keys': tablet, 'console.locale': { locale: 'en' } }
  await tab.evaluate(
    `for (const [key, state] of Object.entries(${JSON.stringify(kept)})) localStorage.setItem(key, JSON.stringify({ state, version: 0 }))`,
  )
  await tab.ask('Page.navigate', { url: `${url}/console/shop` })
  await until(tab, `document.querySelectorAll('.kcol').length > 0`)
}

/** Has all orders read anew, as after each word of the stream. */
export async function refresh(tab: Tab, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await tab.evaluate(`dispatchEvent(new Event('focus')), document.dispatchEvent(new Event('visibilitychange'))`)
    await pause(400)
  }
}

/** Opens an order of the board and comes back, twice. */
export async function visitOrder(tab: Tab): Promise<void> {
  for (let time = 0; time < 2; time++) {
    await tab.evaluate(`document.querySelectorAll('.kcol--making .oc__no')[${time}].click()`)
    await pause(1500)
    await tab.evaluate(`document.querySelector('.st__nav a').click()`)
    await pause(2500)
  }
}

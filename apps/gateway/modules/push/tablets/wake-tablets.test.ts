import { tabletPushSubscribe, tabletReport, tabletRevoke, updateOrderStatus } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { noon, startGateway, type As } from '../../../testing/gateway.ts'
import { newGuest, newTills, place, taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
import { startPushSandbox, type SandboxBrowser } from '../../../testing/push-sandbox.ts'
import { newStaff, newTablet } from '../../../testing/staff.fixtures.ts'
import { wakeTablets } from './wake-tablets.ts'

const sandbox = await startPushSandbox()
const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock, environment: { PUSH_ORIGINS: sandbox.url } })
afterAll(async () => {
  await gateway.stop()
  sandbox.stop()
})

const [till = {}] = await newTills(gateway, taikooShop)
let [admin, guest]: [As, As] = [{}, {}]
const rowsOf = async (table: string) => (await gateway.context.db.rows({ name: '', text: `select from ${table}` })).length
beforeEach(async () => {
  clock.at += 600_000
  ;[admin, guest] = [await newStaff(gateway, 'admin'), await newGuest(gateway)]
  await gateway.context.db.rows({ name: '', text: 'delete from tablet_subscriptions' })
})

type Listening = { as: As; tabletId: string; browser: SandboxBrowser }

const subscribe = async ({ id: _, ...subscription }: SandboxBrowser, as: As, storeId = taikooShop) =>
  gateway.ask(tabletPushSubscribe, { storeId, ...subscription }, as)
const health = { sound: 'on', visible: true, wakeLock: true, unsent: 0, screen: 'counter', version: '1' }
const report = (as: As, more: object = {}) => gateway.ask(tabletReport, { storeId: taikooShop, ...health, ...more }, as)

/** A tablet whose browser listens, and which has said nothing of itself yet. */
async function listening(storeId = taikooShop, more: Partial<As> = {}): Promise<Listening> {
  const { key, tabletId } = await newTablet(gateway, admin, storeId)
  const [as, browser] = [{ key, ...more }, await sandbox.open()]
  expect(await subscribe(browser, as, storeId)).toEqual({ subscribed: true })
  return { as, tabletId, browser }
}

/** A round so many seconds later. */
async function after(seconds: number) {
  clock.at += seconds * 1000
  await wakeTablets.round(gateway.context)
}
const told = async ({ browser }: Listening) => (await sandbox.told(browser)).map(({ news }) => news.title)
const answer = (orderId: string) => gateway.ask(updateOrderStatus, { storeId: taikooShop, orderId, status: 10 }, till)

test('an order that waits for ten seconds wakes a tablet that is silent, sealed, with its number and way alone', async () => {
  const tablet = await listening()
  const { pickupNo } = await place(gateway, guest, { orderType: 2, at: taikooHome, contact: { name: 'Chan Tai Man', phone: '91234567' } })
  await after(9)
  expect(await told(tablet)).toEqual([])
  clock.at += 1000
  await Promise.all([1, 2, 3].map(() => wakeTablets.round(gateway.context)))
  const [first, ...more] = await sandbox.told(tablet.browser)
  expect(more).toEqual([])
  expect(first).toMatchObject({ ttl: 110, urgency: 'high', topic: 'new-order' })
  expect(first?.news).toEqual({
    title: `新訂單 ${pickupNo}`,
    body: '外送 · 等候接單',
    tag: `alarm ${taikooShop}`,
    seq: 1,
    url: '/console/shop',
    lang: 'zh-Hant-HK',
  })
})

test('it is told once more two minutes after it was placed, and then no more', async () => {
  const tablet = await listening(taikooShop, { language: 2 })
  const { pickupNo } = await place(gateway, guest)
  for (const seconds of [10, 60, 49]) await after(seconds)
  expect(await told(tablet)).toEqual([`New order ${pickupNo}`])
  for (const seconds of [1, 30, 60, 60]) await after(seconds)
  expect([await told(tablet), await rowsOf('tablet_wakes')]).toEqual([[`New order ${pickupNo}`, `New order ${pickupNo}`], 0])
})

test('a tablet that is awake is left alone, and woken once it has been silent for a minute or is not on the screen', async () => {
  const [silent, behind] = [await listening(), await listening()]
  await report(silent.as)
  await report(behind.as)
  await place(gateway, guest)
  await after(10)
  expect([await told(silent), await told(behind)]).toEqual([[], []])
  await report(behind.as, { visible: false })
  await after(15)
  expect([(await told(silent)).length, (await told(behind)).length]).toEqual([0, 1])
  await after(45)
  expect([(await told(silent)).length, (await told(behind)).length]).toEqual([1, 1])
})

test('an order that is answered wakes nobody any more', async () => {
  const tablet = await listening()
  await answer((await place(gateway, guest)).orderId)
  await after(10)
  expect([await told(tablet), await rowsOf('tablet_wakes')]).toEqual([[], 0])
  const { orderId } = await place(gateway, guest)
  await after(10)
  await answer(orderId)
  await after(110)
  expect([(await told(tablet)).length, await rowsOf('tablet_wakes')]).toEqual([1, 0])
})

test('an order that waits for its money, and an order of another shop, wake nobody', async () => {
  const [here, elsewhere] = [await listening(), await listening('3102')]
  await place(gateway, guest, { payMethod: 'card' })
  expect(await rowsOf('tablet_wakes')).toBe(0)
  await place(gateway, guest)
  await after(10)
  expect([(await told(here)).length, await told(elsewhere)]).toEqual([1, []])
})

test('a push service that does not answer is asked again while the order is news; what it refuses is not sent again', async () => {
  const [busy, refusing] = [await listening(), await listening()]
  await sandbox.answer(busy.browser, 503)
  await sandbox.answer(refusing.browser, 400)
  await place(gateway, guest)
  await after(10)
  expect(await told(busy)).toEqual([])
  await after(5)
  expect([(await told(busy)).length, await told(refusing)]).toEqual([1, []])
})

test('a browser that is gone is forgotten with all that is on its way to it, and so is that of a tablet that is revoked', async () => {
  const [gone, revoked] = [await listening(), await listening()]
  await sandbox.close(gone.browser)
  await place(gateway, guest)
  await place(gateway, guest)
  await gateway.ask(tabletRevoke, { storeId: taikooShop, tabletId: revoked.tabletId }, admin)
  await after(10)
  expect([await told(revoked), await rowsOf('tablet_subscriptions'), await rowsOf('tablet_wakes')]).toEqual([[], 0, 0])
})

test('a tablet is woken where it last said, one browser wakes one tablet, and a key that has ended wakes none', async () => {
  const [first, second] = [await listening(), await listening()]
  const newer = await sandbox.open()
  await subscribe(newer, first.as)
  await subscribe(first.browser, second.as)
  await place(gateway, guest)
  await after(10)
  const counts = [first.browser, newer, second.browser].map(async (browser) => (await sandbox.told(browser)).length)
  expect(await Promise.all(counts)).toEqual([1, 1, 0])
  clock.at = addMinutes(clock.at, 31 * 24 * 60)
  await place(gateway, await newGuest(gateway))
  await after(10)
  expect(await rowsOf('tablet_wakes')).toBe(0)
})

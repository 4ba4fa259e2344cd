import {
  cancelOrder,
  getFrontConfig,
  logout,
  pushSubscribe,
  pushUnsubscribe,
  updateOrderStatus,
  userDelete,
  userUpdate,
} from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { goodPassword, newMember } from '../../testing/members.fixtures.ts'
import { startPushSandbox, type SandboxBrowser } from '../../testing/push-sandbox.ts'
import { newGuest, newTills, place, taikooHome, taikooShop } from '../../testing/orders.fixtures.ts'
import { noon, startGateway, type As } from '../../testing/gateway.ts'
import { pushOrderSteps } from './push-order-steps.ts'

const sandbox = await startPushSandbox()
const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock, environment: { PUSH_ORIGINS: sandbox.url } })
const [till = {}] = await newTills(gateway, taikooShop)
afterAll(async () => {
  await gateway.stop()
  sandbox.stop()
})
beforeEach(() => void (clock.at = noon))

const contact = { name: 'Chan', phone: '91234567' }
const round = () => pushOrderSteps.round(gateway.context)
const move = (orderId: string, status: number, more: object = {}) =>
  gateway.ask(updateOrderStatus, { storeId: taikooShop, orderId, status, ...more }, till)
const titles = async (browser: SandboxBrowser) => (await sandbox.told(browser)).map(({ news }) => news.title)
const waiting = async () => (await gateway.context.db.rows({ name: '', text: 'select from push_messages' })).length

async function listening(as: As): Promise<SandboxBrowser> {
  const { id, ...subscription } = await sandbox.open()
  expect(await gateway.ask(pushSubscribe, subscription, as)).toEqual({ subscribed: true })
  return { id, ...subscription }
}

/** A guest whose browser listens, and an order of theirs that the shop has taken. */
async function accepted(more: object = {}) {
  const guest = { ...(await newGuest(gateway)), ...more }
  const browser = await listening(guest)
  const { orderId, pickupNo } = await place(gateway, guest)
  await move(orderId, 10)
  return { guest, browser, orderId, pickupNo }
}

test('[2.38] [7.29] a browser is told what becomes of an order that is collected, each step once, sealed for it alone', async () => {
  const { browser, orderId, pickupNo } = await accepted()
  await Promise.all([round(), round(), round()])
  await move(orderId, 12)
  await round()
  await move(orderId, 18)
  await round()
  await move(orderId, 100)
  await round()
  const told = await sandbox.told(browser)
  expect(told.map(({ news }) => news.title)).toEqual(['分店已接單', `可以取餐：${pickupNo}`])
  const [first] = told
  expect(first?.news).toEqual({
    title: '分店已接單',
    body: expect.stringMatching(/ · 12:\d\d–12:\d\d$/),
    tag: `order ${orderId}`,
    seq: 2,
    url: `/orderDetail/${orderId}`,
    lang: 'zh-Hant-HK',
  })
  const { configs } = await gateway.ask(getFrontConfig, { platformKey: 'web' })
  expect(first).toMatchObject({ ttl: 600, urgency: 'high', topic: orderId.replaceAll('-', ''), sender: configs.pushKey })
  expect(await waiting()).toBe(0)
})

test('[2.38] a delivery tells of its rider and its locker, in the language in which the browser listens', async () => {
  const guest = { ...(await newGuest(gateway)), language: 2 } as const
  const browser = await listening(guest)
  const { orderId } = await place(gateway, guest, { orderType: 2, at: taikooHome, contact, handover: 'locker' })
  for (const status of [10, 12, 21, 14]) {
    await move(orderId, status)
    await round()
  }
  await move(orderId, 14, { locker: { no: '07', code: '4816' } })
  await round()
  expect((await sandbox.told(browser)).map(({ news }) => [news.title, news.body])).toEqual([
    ['The shop has your order', expect.stringContaining(' · ')],
    ['Your rider is on the way', expect.stringContaining(' · ')],
    ['Your food is in locker 07', 'The code is 4816. Please collect it by 12:15.'],
  ])
})

test('who cannot have the order is told; who takes it back knows', async () => {
  const { browser, guest, orderId } = await accepted()
  await round()
  await move(orderId, -1, { reason: 'soldOut' })
  const other = await place(gateway, guest)
  await gateway.ask(cancelOrder, { orderId: other.orderId }, guest)
  await round()
  expect(await titles(browser)).toEqual(['分店已接單', '訂單已取消'])
})

test('what is no longer true, or comes too late, is dropped', async () => {
  const { browser, orderId } = await accepted()
  for (const status of [12, 18]) await move(orderId, status)
  clock.at = addMinutes(noon, 30)
  await round()
  expect([await titles(browser), await waiting()]).toEqual([[], 0])
})

test('a service that asks for a pause is asked again later, the same message once', async () => {
  const { browser } = await accepted()
  await sandbox.answer(browser, 429, 503)
  await round()
  await round()
  expect(await titles(browser)).toEqual([])
  for (const seconds of [5, 10]) {
    clock.at += seconds * 1000
    await round()
    await round()
  }
  expect(await titles(browser)).toEqual(['分店已接單'])
})

test('a message that the service refuses is not sent again', async () => {
  const { browser } = await accepted()
  await sandbox.answer(browser, 400)
  await round()
  expect([await titles(browser), await waiting()]).toEqual([[], 0])
})

test('a browser that is gone is forgotten with all that is on its way to it', async () => {
  const { guest, browser, orderId } = await accepted()
  await sandbox.close(browser)
  await round()
  await move(orderId, -1, { reason: 'soldOut' })
  expect([await gateway.context.pushes.of(guest.userId), await waiting()]).toEqual([[], 0])
})

test('[2.38] a member hears only with the flag of the profile, and nothing after logging out or switching off', async () => {
  const member = await newMember(gateway)
  const browser = await listening(member)
  const step = async () => {
    await move((await place(gateway, member)).orderId, 10)
    await round()
    return (await titles(browser)).length
  }
  expect(await step()).toBe(0)
  await gateway.ask(userUpdate, { addressNotification: true, receiveNews: false }, member)
  expect(await step()).toBe(1)
  await gateway.ask(userUpdate, { addressNotification: false }, member)
  expect(await step()).toBe(1)
  await gateway.ask(userUpdate, { addressNotification: true }, member)
  const { orderId } = await place(gateway, member)
  await gateway.ask(logout, {}, member)
  await move(orderId, 10)
  await round()
  expect([await titles(browser), await waiting()]).toEqual([['分店已接單'], 0])
})

test('a browser belongs to whoever used it last, and can be left', async () => {
  const [first, second] = [await newGuest(gateway), await newGuest(gateway)]
  const { id: _, ...subscription } = await listening(first)
  await gateway.ask(pushSubscribe, subscription, second)
  expect(await gateway.context.pushes.of(first.userId)).toEqual([])
  await gateway.ask(pushUnsubscribe, {}, first)
  expect(await gateway.context.pushes.of(second.userId)).toHaveLength(1)
  await gateway.ask(pushUnsubscribe, {}, second)
  expect(await gateway.context.pushes.of(second.userId)).toEqual([])
})

test('who asks to be forgotten has no browser here any more', async () => {
  const member = await newMember(gateway)
  await listening(member)
  await gateway.ask(userDelete, { password: goodPassword }, member)
  expect(await gateway.context.pushes.of(member.userId)).toEqual([])
})

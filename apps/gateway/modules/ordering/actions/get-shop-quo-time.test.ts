import { cancelOrder, getShopQuoTime, updateStoreState } from '@harbour/protocol'
import { addMinutes, formatTime } from '@harbour/rules'
import { afterAll, afterEach, expect, test } from 'vitest'
import { newGuest, newTills, place, taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
const rushed = await startGateway({ instead: { queues: { minutes: async () => 15 } } })
afterAll(async () => void (await Promise.all([gateway.stop(), rushed.stop()])))
afterEach(() => void (clock.at = noon))

const [till] = await newTills(gateway, taikooShop)
const day = 24 * 3_600_000
const travel = gateway.context.catalogue.shop(taikooShop)?.zones[0]?.travelMinutes ?? 0

const ask = (more: object = {}) => gateway.ask(getShopQuoTime, { storeId: taikooShop, orderType: 1, ...more })
const starts = async (more: object = {}) => (await ask(more)).slots.map(({ start }) => formatTime(start))

test('[7.28] the quote is a range; delivery takes the way of the first zone longer, or the way to the door', async () => {
  expect(await ask()).toMatchObject({ quoteMinutes: { low: 10, high: 20 }, busy: false })
  expect((await ask({ orderType: 2 })).quoteMinutes.low).toBe(Math.floor((12 + travel) / 5) * 5)
  const toShauKeiWan = await ask({ orderType: 2, near: { lat: 22.2795, lng: 114.2285 } })
  expect(toShauKeiWan.quoteMinutes.low).toBe(Math.floor((12 + 15) / 5) * 5)
})

test('[7.28] a cart that takes longer to make is quoted longer', async () => {
  expect(await ask({ makeMinutes: 40 })).toMatchObject({ quoteMinutes: { low: 40, high: 50 } })
})

test('[8.13] a full kitchen is busy, and its quote says so', async () => {
  expect(await rushed.ask(getShopQuoTime, { storeId: taikooShop, orderType: 1 })).toMatchObject({
    quoteMinutes: { low: 25, high: 35 },
    busy: true,
  })
})

test('[1.15] preorders are for today and the seven days after it, in quarters of an hour from after the quote until ordering ends', async () => {
  const { days, day: shown, slots } = await ask()
  expect(days).toHaveLength(8)
  expect(days[0]).toEqual({ day: '2026/11/20', open: true })
  expect(days[7]).toEqual({ day: '2026/11/27', open: true })
  expect(shown).toBe('2026/11/20')
  expect(slots[0]).toEqual({ start: addMinutes(noon, 30), end: addMinutes(noon, 45), left: 5 })
  expect(formatTime(slots.at(-1)?.start ?? 0)).toBe('21:45')
})

test('[1.15] another day is shown when it is asked for, from its opening on', async () => {
  expect((await starts({ day: '2026/11/22' })).slice(0, 2)).toEqual(['10:30', '10:45'])
  expect(await ask({ day: '2026/11/28' })).toMatchObject({ day: null, slots: [] })
})

test('[8.13] after mobile ordering has ended, the first day shown is tomorrow', async () => {
  clock.at = addMinutes(noon, 10 * 60)
  const { days, day: shown } = await ask()
  expect([days[0], shown]).toEqual([{ day: '2026/11/20', open: false }, '2026/11/21'])
})

test('[5.2] a blackout takes its part out of the day', async () => {
  clock.at = noon + 5 * day
  const times = await starts({ day: '2026/11/28' })
  expect(times.filter((time) => time > '14:00' && time < '18:30')).toEqual(['14:15', '18:00', '18:15'])
})

test('[1.15] what an order reserves is no longer left, for all order types alike, until it is cancelled', async () => {
  const guest = await newGuest(gateway)
  const wantedAt = addMinutes(noon, 240)
  const left = async (more = {}) => (await ask(more)).slots.find(({ start }) => start === wantedAt)?.left
  const contact = { name: 'Chan', phone: '91234567' }
  expect(await left()).toBe(5)
  const { orderId } = await place(gateway, guest, { wantedAt, nums: [2], orderType: 2, at: taikooHome, contact })
  const made = (await gateway.context.orders.ofShop(orderId, taikooShop))?.makeMinutes ?? 0
  expect(await left({ makeMinutes: 1 })).toBe(60 - made)
  expect(await left()).toBe(Math.floor((60 - made) / 12))
  expect(await left({ makeMinutes: 90 })).toBe(0)
  await gateway.ask(cancelOrder, { orderId }, guest)
  expect(await left({ makeMinutes: 90 })).toBe(1)
})

test('[8.13] while the shop pauses the first slot comes after the pause, and busy minutes put it off', async () => {
  const pausedUntil = addMinutes(noon, 60)
  const say = (state: object) => gateway.call(updateStoreState, { storeId: taikooShop, ...state }, till)
  await say({ busyMinutes: 0, pausedUntil: '2026/11/20 13:00:00' })
  expect((await ask()).slots[0]?.start).toBe(addMinutes(pausedUntil, 30))
  await say({ busyMinutes: 15, pausedUntil: null })
  const busy = await ask()
  expect(busy).toMatchObject({ quoteMinutes: { low: 25, high: 35 }, busy: true })
  expect(busy.slots[0]?.start).toBe(addMinutes(noon, 45))
  await say({ busyMinutes: 0, pausedUntil: null })
})

test('[8.13] a shop that takes no preorders for an order type has no slots for it', async () => {
  const kiosk = { storeId: '3115', orderType: 1 }
  expect(await gateway.ask(getShopQuoTime, kiosk)).toEqual({
    quoteMinutes: { low: 10, high: 20 },
    busy: false,
    days: [],
    day: null,
    slots: [],
  })
  const shop = gateway.context.catalogue.shops(31).find(({ orderTypes, preorders }) => orderTypes.includes(2) && !preorders.includes(2))
  expect(await gateway.ask(getShopQuoTime, { storeId: shop?.storeId, orderType: 2 })).toMatchObject({ days: [], slots: [] })
  expect((await gateway.ask(getShopQuoTime, { storeId: shop?.storeId, orderType: 1 })).days).toHaveLength(8)
})

test.each([
  ['of another brand', '4201', 'STORE_UNKNOWN'],
  ['that does not exist', '9999', 'STORE_UNKNOWN'],
  ['that does not deliver', '3115', 'ORDER_TYPE_UNAVAILABLE'],
])('a shop %s is refused', async (_which, storeId, code) => {
  expect(await gateway.call(getShopQuoTime, { storeId, orderType: 2 })).toMatchObject({ status: 301, code, data: null })
})

test.each([{}, { storeId: '3101' }, { storeId: '3101', orderType: 4 }, { storeId: '3101', orderType: 1, day: 'today' }])(
  'a malformed content is turned away: %j',
  async (content) => {
    expect(await gateway.call(getShopQuoTime, content)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)

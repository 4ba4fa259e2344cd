import { getShopQuoTime, getStore, postOrder } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newGuest, onWire, orderOf, taikooShop } from './orders.fixtures.ts'
import { noon, startGateway } from './gateway.ts'

/** Half a day and a half hour from Hong Kong, and with daylight saving; the files that come after are in their own again. */
const { TZ: own } = process.env
process.env.TZ = 'America/St_Johns'

const gateway = await startGateway()
afterAll(async () => {
  await gateway.stop()
  if (own === undefined) delete process.env.TZ
  else process.env.TZ = own
})

/** Every connection there can be. */
async function moveDatabase() {
  const { pool } = gateway.context.db
  const clients = await Promise.all(Array.from({ length: pool.options.max ?? 0 }, () => pool.connect()))
  await Promise.all(clients.map((client) => client.query("set timezone to 'America/St_Johns'")))
  for (const client of clients) client.release()
}

test('[9.1] times are those of Asia/Shanghai in whatever zone the server and its database stand', async () => {
  expect(new Date(noon).getHours()).not.toBe(12)
  await moveDatabase()
  const guest = await newGuest(gateway)
  const wantedAt = Date.parse('2026-11-21T00:15:00+08:00')
  const lateShop = '3108'
  const order = onWire(orderOf(gateway, { storeId: lateShop, wantedAt }))
  expect(order).toMatchObject({ wantedAt: '2026/11/21 00:15:00' })
  expect(await gateway.call(postOrder, order, guest)).toMatchObject({
    status: 1,
    data: { placedAt: '2026/11/20 12:00:00', wantedAt: '2026/11/21 00:15:00', etaHigh: '2026/11/21 00:30:00' },
  })
  expect(await gateway.call(getStore, { storeId: taikooShop })).toMatchObject({ data: { openness: { closesAt: '2026/11/20 22:30:00' } } })
})

test('[9.1] a day’s slots are those of its date in Asia/Shanghai', async () => {
  const { data } = await gateway.call(getShopQuoTime, { storeId: '3108', orderType: 1, day: '2026/11/21' })
  const { days, slots } = data as { days: object[]; slots: { start: string }[] }
  expect(days[0]).toEqual({ day: '2026/11/20', open: true })
  expect([slots[0]?.start, slots.at(-1)?.start]).toEqual(['2026/11/21 00:00:00', '2026/11/21 23:45:00'])
})

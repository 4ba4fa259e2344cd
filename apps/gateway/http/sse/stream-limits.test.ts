import { getOrderDetail } from '@harbour/protocol'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { newGuest, newTills, place, taikooShop } from '../../testing/orders.fixtures.ts'
import { startGateway, type As } from '../../testing/gateway.ts'

test('of 64 streams that one ticket opens at once six stay open, and neither another guest nor a till is kept out', async () => {
  const strict = await startGateway({ environment: { RATE_LIMIT_SCALE: '1' } })
  const [one, other] = [await newGuest(strict), await newGuest(strict)]
  const [key = ''] = (await newTills(strict, taikooShop)).map((each) => each.key)
  const pathOf = async (as: As) => {
    const { orderId } = await place(strict, as)
    return `/events/orders/${orderId}?ticket=${(await strict.ask(getOrderDetail, { orderId }, as)).ticket}`
  }
  const opened: (() => unknown)[] = []
  const statusOf = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${strict.url}${path}`, { headers })
    opened.push(() => response.body?.cancel())
    return response.status
  }
  const path = await pathOf(one)
  const statuses = await Promise.all(Array.from({ length: 64 }, () => statusOf(path)))
  expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 429).length]).toEqual([6, 58])
  expect(await statusOf(await pathOf(other))).toBe(200)
  expect(await statusOf(`/events/shops/${taikooShop}`, { authorization: `Bearer ${key}` })).toBe(200)
  const more = await Promise.all(Array.from({ length: 4 }, () => pathOf(one)))
  const others = await Promise.all(more.flatMap((each) => Array.from({ length: 6 }, () => statusOf(each))))
  expect(others.filter((status) => status === 200)).toHaveLength(14) // twenty of one guest
  for (const leave of opened) await leave()
  await strict.stop()
})

test('streams that are given up before they open keep nobody out, those asked for behind another on one connection neither', async () => {
  const strict = await startGateway({ environment: { RATE_LIMIT_SCALE: '1' } })
  const [as, [{ key = '' } = {}]] = [await newGuest(strict), await newTills(strict, taikooShop)]
  const { orderId } = await place(strict, as)
  const { ticket } = await strict.ask(getOrderDetail, { orderId }, as)
  const app = buildApp(strict.context)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const { shopKeys, orderEvents } = strict.context
  const [holderOf, after] = [shopKeys.holderOf.bind(shopKeys), orderEvents.after.bind(orderEvents)]
  let gate = Promise.withResolvers<undefined>()
  let held = 0
  const hold = () => (held++, gate.promise)
  shopKeys.holderOf = async (...of) => (await hold(), holderOf(...of))
  orderEvents.after = async (...of) => (await hold(), after(...of))
  const paths = { till: `/events/shops/${taikooShop}`, guest: `/events/orders/${orderId}?ticket=${ticket}` }
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key}\r\n\r\n`
  const connected = () => new Promise<number>((resolve) => app.server.getConnections((_fault, count) => resolve(count)))

  /** Asks for `each` streams on every one of so many connections, and leaves while the gateway still looks who is there, or else after that. */
  async function giveUp(path: string, { connections, each, late }: { connections: number; each: number; late: boolean }) {
    const before = await connected()
    gate = Promise.withResolvers()
    held = 0
    const phones = Array.from({ length: connections }, () => connect(Number(new URL(url).port), '127.0.0.1'))
    for (const phone of phones) phone.write(ask(path).repeat(each))
    await expect.poll(() => held).toBe(connections * each)
    if (late) gate.resolve(undefined)
    if (late) await Promise.all(phones.map((phone) => once(phone, 'data')))
    for (const phone of phones) phone.destroy()
    await expect.poll(connected).toBeLessThanOrEqual(before)
    gate.resolve(undefined)
  }

  await giveUp(paths.till, { connections: 64, each: 1, late: false })
  await giveUp(paths.till, { connections: 4, each: 16, late: true })
  await giveUp(paths.guest, { connections: 6, each: 1, late: false })
  await expect.poll(() => strict.context.hub.size()).toBe(0)
  for (const path of Object.values(paths)) {
    const { status, body } = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${key}` } })
    expect([path, status]).toEqual([path, 200])
    await body?.cancel()
  }
  await app.close()
  await strict.stop()
})

import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { shops } from '@harbour/chain'
import { postOrder, previewOrder, shiftPeopleGet, shiftSignIn, tabletDemoPair, updateOrderStatus, type Sent } from '@harbour/protocol'
import { brandIds, orderStatuses, orderTypes } from '@harbour/rules'
import { call, newGuest, orderOf, type Guest } from '../support/guest.ts'
import type { Running } from '../support/running.ts'

/** The demo's shop with a tablet of its own, and its till, which moves its orders on. */
export type BoardShop = { url: string; storeId: string; till: Guest; tablet: object }

type Step = Sent<typeof updateOrderStatus>['status']

/** The steps by which an order comes to a column of the board. */
const making: Step[] = [orderStatuses.accepted, orderStatuses.preparing]
const ready: Step[] = [...making, orderStatuses.readyForGuest]
const out: Step[] = [...making, orderStatuses.readyForRider, orderStatuses.delivering]

/** Guests write a wish beside each third order, some of them an allergy. */
const wishes = [undefined, 'no onion please', undefined, undefined, 'allergic to peanuts', undefined]

/** Pairs a tablet with the demo's shop and signs its manager in. */
export async function openShop({ url, dataDir }: Running): Promise<BoardShop> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: new URL(url).port }
  const links = (await promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../apps/gateway/first-links.ts')], { env }))
    .stdout
  const token = /#demo=(\S+)/.exec(links)?.[1] ?? ''
  const pin = /PIN (\d+) \(manager\)/.exec(links)?.[1] ?? ''
  const device = { key: '', deviceId: randomUUID() }
  const tablet = await call(url, tabletDemoPair, { input: { token, name: 'Bench' }, guest: device })
  const { storeId } = tablet
  const paired = { ...device, key: tablet.key }
  const { people } = await call(url, shiftPeopleGet, { input: { storeId }, guest: paired })
  const staffId = people.find(({ name }) => name === 'Demo manager')?.staffId ?? ''
  const session = await call(url, shiftSignIn, { input: { storeId, staffId, pin }, guest: paired })
  const shift = { key: session.key, endsAt: session.endsAt, staffId, name: session.staff.name, rights: session.rights }
  const keys = JSON.parse(readFileSync(join(dataDir, 'shop-keys.json'), 'utf8')) as Record<string, string> // the gateway's own file
  const till = { key: keys[storeId] ?? '', deviceId: randomUUID() }
  return { url, storeId, till, tablet: { deviceId: device.deviceId, brand: brandIds.hongKong, tablet, shift } }
}

/** So many orders, a third each in the making, ready to be collected, and on their way. */
export async function fillBoard(shop: BoardShop, count: number): Promise<void> {
  for (let placed = 0; placed < count; placed++) {
    const steps = [making, ready, out][placed % 3] ?? making
    await moveOn(shop, await placeOrder(shop, placed, steps === out), steps)
  }
}

/** A guest orders, to be brought or to be collected; gives the order's id. */
export async function placeOrder(shop: BoardShop, place: number, brought = false): Promise<string> {
  return (await orderOfGuest(shop, place, brought)).orderId
}

/** The same, and whose it is. */
export async function orderOfGuest({ url, storeId }: BoardShop, place: number, brought = false) {
  const guest = await newGuest(url)
  const { orderId } = await call(url, postOrder, { input: { ...(await draftOf(url, storeId, brought)), ...wishOf(place) }, guest })
  return { orderId, guest }
}

const wishOf = (place: number) => {
  const request = wishes[place % wishes.length]
  return request === undefined ? {} : { request }
}

async function draftOf(url: string, storeId: string, brought: boolean) {
  const order = { ...orderOf(storeId), clientOrderId: randomUUID() }
  if (!brought) return order
  const { lines, cutlery } = order
  const delivery = { storeId, lines, cutlery, orderType: orderTypes.delivery, destination: doorBeside(storeId) }
  const { price } = await call(url, previewOrder, { input: delivery, guest: { key: '', deviceId: randomUUID() } })
  if (!price) throw new Error('the delivery has no price')
  return { ...order, ...delivery, total: price.total }
}

function doorBeside(storeId: string) {
  const shop = shops.find((each) => each.storeId === storeId)
  if (!shop) throw new Error(`no shop ${storeId}`)
  const { lat, lng } = shop.point
  return { building: 'Harbour House', district: 'Eastern', fullAddress: '1 Harbour Road', lat, lng, floor: '12', flat: 'B' }
}

/** The till moves an order on, step by step. */
export async function moveOn({ url, storeId, till }: BoardShop, orderId: string, steps: readonly Step[]): Promise<void> {
  for (const status of steps) await call(url, updateOrderStatus, { input: { storeId, orderId, status }, guest: till })
}

import { randomUUID } from 'node:crypto'
import { pointGet, updateOrderStatus } from '@harbour/protocol'
import { instantOf } from '@harbour/rules'
import { changedCatalogue } from '../../../catalogue/changed-catalogue.ts'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../../testing/members.fixtures.ts'
import { newGuest, newTills, place, taikooShop } from '../../../../testing/orders.fixtures.ts'
import { noon, startGateway, type As } from '../../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

const { points } = gateway.context
const hour = 60 * 60_000
const day = 24 * hour
const welcomeEnd = instantOf({ year: 2027, month: 11, day: 21 })

const given = (amount: number, expiresAt: number) => {
  const titles = { titleTc: '調整', titleEn: 'Adjusted' }
  return { entryId: randomUUID(), kind: 'adjust', points: amount, at: clock.at, expiresAt, orderId: null, ...titles } as const
}
const taken = (amount: number) => ({ ...given(-amount, 0), kind: 'redeem', expiresAt: null }) as const

async function complete(guest: As): Promise<string> {
  const { orderId } = await place(gateway, guest)
  const [till] = await newTills(gateway, taikooShop)
  for (const status of [10, 12, 18, 100, 100]) await gateway.ask(updateOrderStatus, { storeId: taikooShop, orderId, status }, till)
  return orderId
}

test('[1.23] points have a balance, a worth and their ends, the nearest first', async () => {
  const member = await newMember(gateway)
  await points.earn(member.userId, given(900, noon + 40 * day))
  await points.earn(member.userId, given(40, noon + 10 * day))
  expect(await gateway.ask(pointGet, {}, member)).toMatchObject({
    balance: 1260,
    worth: 6300,
    expiring: [
      { points: 40, expiresAt: noon + 10 * day },
      { points: 900, expiresAt: noon + 40 * day },
      { points: 320, expiresAt: welcomeEnd },
    ],
    latest: null,
    mayRedeem: true,
  })
})

test('rewards say how many points are missing, in the language of the call', async () => {
  const { rewards } = await gateway.ask(pointGet, {}, { ...(await newMember(gateway)), language: 2 })
  expect(rewards.slice(0, 3)).toMatchObject([
    { name: 'Garlic bread', amount: null, points: 240, missing: 0 },
    { name: 'Two egg tarts', amount: null, points: 320, missing: 0 },
    { name: '$20 cash coupon', amount: 2000, points: 400, missing: 80 },
  ])
})

test('a completed order earns its whole dollars, once; a visitor earns nothing', async () => {
  const member = await newMember(gateway)
  const orderId = await complete(member)
  const [row] = await gateway.context.db.rows<{ total: number }>({ name: '', text: 'select total from orders where order_id = $1' }, [
    orderId,
  ])
  expect((await gateway.ask(pointGet, {}, member)).balance).toBe(320 + Math.floor((row?.total ?? 0) / 100))
  const guest = await newGuest(gateway)
  await complete(guest)
  expect(await points.lots(guest.userId)).toEqual([])
})

test('what ends first is spent first, and no more than there is', async () => {
  const member = await newMember(gateway)
  await points.earn(member.userId, given(100, noon + 5 * day))
  expect(await points.spend(member.userId, taken(130))).toBe(true)
  expect((await gateway.ask(pointGet, {}, member)).expiring).toEqual([{ points: 290, expiresAt: welcomeEnd }])
  expect(await points.spend(member.userId, taken(291))).toBe(false)
  expect((await gateway.ask(pointGet, {}, member)).balance).toBe(290)
})

test('of many at once that spend, only as many succeed as there are points', async () => {
  const member = await newMember(gateway)
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => points.spend(member.userId, taken(50))))
  expect(outcomes.filter(Boolean)).toHaveLength(6)
  expect((await gateway.ask(pointGet, {}, member)).balance).toBe(20)
})

test('[1.23] points are good until their moment, and not at it', async () => {
  const member = await newMember(gateway)
  await points.earn(member.userId, given(10, clock.at + hour))
  clock.at += hour - 1
  expect((await gateway.ask(pointGet, {}, member)).balance).toBe(330)
  clock.at += 1
  expect((await gateway.ask(pointGet, {}, member)).balance).toBe(320)
  expect(await points.spend(member.userId, taken(321))).toBe(false)
})

test('[9.14] a brand that ends its points on a day takes no later end for any', async () => {
  const { catalogue } = gateway.context
  const ended = (brand: 31 | 42) => {
    const membership = catalogue.membership(brand)
    return { ...membership, terms: { ...membership.terms, latest: '2024/04/30' } }
  }
  const april = Date.parse('2024-04-30T23:59:59+08:00')
  const time = { at: april, now: () => time.at }
  const old = await startGateway({ clock: time, instead: { catalogue: changedCatalogue(catalogue, () => ({ membership: ended })) } })
  const member = await newMember(old)
  const latest = april + 1000
  expect(await old.ask(pointGet, {}, member)).toMatchObject({ balance: 320, latest, expiring: [{ points: 320, expiresAt: latest }] })
  time.at = latest
  expect(await old.ask(pointGet, {}, member)).toMatchObject({ balance: 0, expiring: [] })
  await old.stop()
})

test('another member’s points are not mine, a visitor has none, and an unknown field is turned away', async () => {
  const [rich, poor] = [await newMember(gateway), await newMember(gateway)]
  await points.earn(rich.userId, given(5000, noon + 300 * day))
  expect((await gateway.ask(pointGet, {}, poor)).balance).toBe(320)
  expect(await gateway.call(pointGet, {}, await newGuest(gateway))).toMatchObject({ status: 301, code: 'MEMBERS_ONLY' })
  expect(await gateway.call(pointGet, { userId: rich.userId }, poor)).toMatchObject({ code: 'UNKNOWN_FIELD' })
})

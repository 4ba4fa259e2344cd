import { addMinutes } from '@harbour/rules'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hearNotices } from '../../../testing/notices.ts'
import { readShopReminder } from '../../../http/sse/order-event-messages.ts'
import { shopTopic } from '../../../http/sse/hub.ts'
import { startMoney } from '../../../testing/payments.fixtures.ts'
import { fakeProvider } from '../../../testing/fakes/fake-provider.ts'
import { place, taikooShop } from '../../../testing/orders.fixtures.ts'
import { noon } from '../../../testing/gateway.ts'
import { atShops, newStaff } from '../../../testing/staff.fixtures.ts'
import { remindShops } from './remind-shops.ts'
import { payBack } from '../../payments/workers/pay-back.ts'

const bank = fakeProvider()
const money = await startMoney(bank.providers)
const { gateway, deps, clock, guest } = money
const channels = { shop_chase: (payload: string) => deps.hub.remind(readShopReminder(payload)) }
const listener = await hearNotices(deps, channels)
const till = { remind: vi.fn(), hear: vi.fn(), see: vi.fn(), resync: vi.fn(), beat: vi.fn(), leave: vi.fn() }
deps.hub.follow(shopTopic(taikooShop), till)
afterAll(async () => {
  await listener.stop()
  await gateway.stop()
})
beforeEach(() => void (clock.at = noon))
afterEach(() => till.remind.mockClear())

async function at(minutes: number) {
  clock.at = addMinutes(noon, minutes)
  await Promise.all(Array.from({ length: 3 }, () => remindShops.round(deps)))
}
const chased = async (orderId: string) =>
  (await deps.db.rows<{ chased: number }>({ name: '', text: 'select chased from orders where order_id = $1' }, [orderId]))[0]?.chased

test('[4.43] a shop is reminded at two and at four minutes, and its order is cancelled at eight', async () => {
  const { orderId } = await place(gateway, guest)
  const moment = 0.2 // the same order is looked at every ten seconds
  const seen: unknown[] = []
  for (const minutes of [2 - moment, 2, 3, 4 - moment, 4, 6, 8 - moment]) {
    await at(minutes)
    seen.push([minutes, await chased(orderId)])
  }
  expect(seen).toEqual([
    [2 - moment, 0],
    [2, 1],
    [3, 1],
    [4 - moment, 1],
    [4, 2],
    [6, 2],
    [8 - moment, 2],
  ])
  await expect
    .poll(() => till.remind.mock.calls)
    .toEqual([[{ orderId, storeId: taikooShop, times: 1 }], [{ orderId, storeId: taikooShop, times: 2 }]])
  await at(9)
  expect(await money.detail(orderId)).toMatchObject({ status: -1, endReason: 'noAnswer' })
  expect(await money.reasons(orderId)).toEqual([null, 'noAnswer'])
  expect(await deps.metrics.text()).toContain(`harbour_shop_chases_total{storeId="${taikooShop}"} 2`)
})

type Sent = { channel: string; target: string; subject: string | null; body: string; until: number }
const messages = () =>
  deps.db.rows<Sent>({ name: '', text: 'select channel, target, subject, body, until from outgoing_messages order by channel, target' })

test('[4.43] reminders leave the room once: the first to the shop’s managers by email, the second to its phone by SMS', async () => {
  const [own, ofBrand] = [
    await newStaff(gateway, 'manager', atShops(taikooShop)),
    await newStaff(gateway, 'manager', { kind: 'brand', brand: 31 }),
  ]
  await newStaff(gateway, 'manager', atShops('3102'))
  await newStaff(gateway, 'crew', atShops(taikooShop))
  await newStaff(gateway, 'admin')
  const gone = await newStaff(gateway, 'manager', atShops(taikooShop))
  await deps.db.rows({ name: '', text: 'update staff set active = false where staff_id = $1' }, [gone.staffId])
  await deps.db.rows({ name: '', text: 'delete from outgoing_messages' })
  const { pickupNo } = await place(gateway, guest, { contact: { name: 'Chan Tai Man', phone: '91234567' } })
  await at(2)
  await at(3)
  const emails = await messages()
  expect(emails.map(({ channel, target }) => `${channel} ${target}`)).toEqual(
    [own, ofBrand].map(({ account }) => `email ${account}`).toSorted(),
  )
  expect(emails[0]).toMatchObject({ subject: expect.stringMatching(/未接單 .*not answered/), until: addMinutes(noon, 8) })
  expect(emails[0]?.body).toMatch(new RegExp(`還未接單 ${pickupNo}，12:08 .*\\n.*not answered order ${pickupNo}\\. At 12:08`))
  await at(4)
  // The phone of this shop takes no SMS.
  expect(await messages()).toHaveLength(2)
  expect(JSON.stringify(await messages())).not.toMatch(/Tai Man|91234567/)
})

test('[4.43] an SMS goes to a phone that can take one, and a process that was away sends both at once', async () => {
  const manager = await newStaff(gateway, 'manager', atShops(taikooShop))
  await deps.db.rows({ name: '', text: 'delete from outgoing_messages' })
  const shop = deps.catalogue.shop(taikooShop)
  if (!shop) throw new Error('no shop')
  const mobile = { ...deps, catalogue: { ...deps.catalogue, shop: () => ({ ...shop, phone: '91234567' }) } }
  await place(gateway, guest)
  for (const minutes of [4, 5]) {
    clock.at = addMinutes(noon, minutes)
    await remindShops.round(mobile)
  }
  const sent = await messages()
  expect(sent.filter(({ channel }) => channel === 'sms')).toMatchObject([{ target: '+85291234567', subject: null }])
  expect(sent.filter(({ target }) => target === manager.account)).toHaveLength(1)
})

test('messages that cannot be written cost the shop’s own reminder nothing', async () => {
  await newStaff(gateway, 'manager', atShops(taikooShop))
  await deps.db.rows({ name: '', text: 'delete from outgoing_messages' })
  const { orderId } = await place(gateway, guest)
  clock.at = addMinutes(noon, 2)
  await remindShops.round({ ...deps, messenger: { ...deps.messenger, send: () => Promise.reject(new Error('no outbox')) } })
  expect([await chased(orderId), await messages()]).toEqual([1, []])
  await at(3)
  expect(await messages()).toEqual([])
})

test('a process that dies between a reminder and its messages has written neither; the next one writes both', async () => {
  await newStaff(gateway, 'manager', atShops(taikooShop))
  await deps.db.rows({ name: '', text: 'delete from outgoing_messages' })
  const { orderId } = await place(gateway, guest)
  const dies = deps.dueOrders.chased({ orderId, times: 1 }, () => Promise.reject(new Error('killed')))
  await expect(dies).rejects.toThrow('killed')
  expect([await chased(orderId), await messages()]).toEqual([0, []])
  await at(2)
  expect(await chased(orderId)).toBe(1)
  expect((await messages()).length).toBeGreaterThan(0)
})

test('[4.42] what was paid for an order that its shop never answered goes back', async () => {
  const { orderId, ref } = await money.pending('alipay')
  bank.pay(ref)
  await money.status(orderId)
  await at(8)
  expect(await money.detail(orderId)).toMatchObject({ status: -1, refund: { state: 'arranged', amount: 8900 } })
  bank.refundsEndAs('refunded')
  await payBack.round(deps)
  expect([(await money.detail(orderId)).refund, await money.ledger(orderId)]).toEqual([
    { state: 'refunded', amount: 8900 },
    { sales: -8900, refunds: 8900 },
  ])
})

test('who has answered is left alone, and an order that waits for its money is no shop’s', async () => {
  const [answered, waiting] = [await place(gateway, guest), await place(gateway, guest, { payMethod: 'card' })]
  await money.move(answered.orderId, 10)
  await at(5)
  await at(20)
  expect([await chased(answered.orderId), await chased(waiting.orderId)]).toEqual([0, 0])
  expect([(await money.detail(answered.orderId)).status, (await money.detail(waiting.orderId)).status]).toEqual([10, 1])
})

test('the eight minutes of a card order begin when it is paid', async () => {
  const { orderId, ref } = await money.pending('card')
  clock.at = addMinutes(noon, 7)
  bank.pay(ref)
  await money.status(orderId)
  await at(8)
  expect([await chased(orderId), (await money.detail(orderId)).status]).toEqual([0, 7])
  await at(9)
  expect(await chased(orderId)).toBe(1)
  await at(15)
  expect((await money.detail(orderId)).status).toBe(-1)
})

test('a process that was away reminds once for both, and ends what is over', async () => {
  const [fresh, old] = [await place(gateway, guest), await place(gateway, guest)]
  await deps.db.rows({ name: '', text: `update orders set answer_by = answer_by - interval '4 minutes' where order_id = $1` }, [
    old.orderId,
  ])
  await at(5)
  expect([await chased(fresh.orderId), (await money.detail(old.orderId)).status]).toEqual([2, -1])
  expect(till.remind.mock.calls.filter(([{ orderId }]) => orderId === fresh.orderId).length).toBeLessThanOrEqual(1)
})

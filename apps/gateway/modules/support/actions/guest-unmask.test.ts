import { randomUUID } from 'node:crypto'
import { guestUnmask, orderSearch } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { createLimits } from '../../../platform/rate-limits.ts'
import { newStaff } from '../../../testing/staff.fixtures.ts'
import { startSupport, words } from '../../../testing/support.fixtures.ts'

const { gateway, support, second, macau, otherShop, delivered, timeline, later, audited, refusal } = await startSupport()
afterAll(gateway.stop)

test('whoever says why sees the guest of that order, for half an hour, and nobody else does', async () => {
  const [{ orderId }, other] = [await delivered(), await delivered()]
  const shown = { name: 'Chan Tai Man', phone: '+85291234567', note: 'no bell, baby asleep\nblue door' }
  const { guest } = await gateway.ask(guestUnmask, { orderId, reason: 'callBack', words }, support)
  expect(guest).toMatchObject(shown)
  expect(guest.address).toContain('1 Taikoo Shing Road')
  expect((await timeline(orderId)).order.guest).toMatchObject(shown)
  const { orders } = await gateway.ask(orderSearch, { text: '91234567' }, support)
  expect(orders.map((order) => [order.orderId, order.guest.name])).toEqual([
    [other.orderId, 'C***'],
    [orderId, 'Chan Tai Man'],
  ])
  expect((await timeline(orderId, second)).order.guest.name).toBe('C***')
  expect(await audited(orderId)).toEqual([
    { action: guestUnmask.name, staffId: support.staffId, storeId: '3101', after: { reason: 'callBack', words } },
  ])
  later(29)
  expect((await timeline(orderId)).order.guest.name).toBe('Chan Tai Man')
  later(1)
  expect(await timeline(orderId)).toMatchObject({ unmaskedUntil: null, order: { guest: { name: 'C***' } } })
  later(-30)
})

test('the guest of another brand or shop is unknown', async () => {
  const { orderId } = await delivered()
  for (const as of [macau, otherShop]) expect(await refusal(guestUnmask, { orderId, reason: 'other', words }, as)).toBe('ORDER_UNKNOWN')
  expect(await audited(orderId)).toEqual([])
})

test('what somebody may see is forgotten once it is over, and not before', async () => {
  const { orderId } = await delivered()
  const { context } = gateway
  const kept = async () => {
    await context.unmaskings.forget(context.clock.now())
    return context.db.rows({ name: '', text: 'select from guest_unmaskings where order_id = $1' }, [orderId])
  }
  await gateway.ask(guestUnmask, { orderId, reason: 'callBack', words }, support)
  later(29)
  expect(await kept()).toHaveLength(1)
  later(1)
  expect(await kept()).toEqual([])
  later(-30)
})

test('one person sees 20 guests an hour at most and 60 a day, and is told when there are more', async () => {
  const limited = createLimits(1, gateway.context.quotas)
  const person = randomUUID()
  const waits = await Promise.all(Array.from({ length: 22 }, () => limited.unmasked(person)))
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(20)
  for (const times of [20, 20]) {
    later(60)
    for (let at = 0; at < times; at++) expect(await limited.unmasked(person)).toBeUndefined()
  }
  later(60)
  expect(await limited.unmasked(person)).toBe(21 * 60 * 60)
  expect(await limited.unmasked(randomUUID())).toBeUndefined()
  later(-180)
})

test('the limit stands before the guest', async () => {
  const curious = await newStaff(gateway, 'support')
  const { limits, quotas } = gateway.context
  const [{ orderId }, { unmasked }] = [await delivered(), limits]
  limits.unmasked = createLimits(1 / 20, quotas).unmasked
  const ask = () => gateway.call(guestUnmask, { orderId, reason: 'callBack', words }, curious)
  expect(await ask()).toMatchObject({ status: 1 })
  expect(await ask()).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfter: 3600 } })
  expect(await audited(orderId)).toHaveLength(1)
  limits.unmasked = unmasked
})

test.each([{ reason: 'curious', words }, { reason: 'callBack', words: '' }, { reason: 'callBack' }])(
  'without a reason nobody is shown: %j',
  async (content) => {
    const { orderId } = await delivered()
    expect(await gateway.call(guestUnmask, { orderId, ...content }, support)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)

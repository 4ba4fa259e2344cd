import { randomUUID } from 'node:crypto'
import { goodwillGive, memberGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../testing/members.fixtures.ts'
import { place } from '../../../testing/orders.fixtures.ts'
import { newStaff } from '../../../testing/staff.fixtures.ts'
import { startSupport, words } from '../../../testing/support.fixtures.ts'

const { gateway, support, macau, otherShop, delivered, audited, refusal } = await startSupport()
afterAll(gateway.stop)
const member = await newMember(gateway)
const { orderId } = await place(gateway, member)

const points = (some: number) => giftOf({ kind: 'points', points: some })
const giftOf = (gift: object) => ({ orderId, clientGiftId: randomUUID(), gift, reason: 'late', words })
const own = async () => gateway.ask(memberGet, { userId: member.userId }, support)

test('points are given to the member of an order, once however often it is tapped', async () => {
  const [before, content] = [await own(), points(200)]
  await Promise.all([1, 2, 3].map(() => gateway.ask(goodwillGive, content, support)))
  expect((await own()).points).toBe(before.points + 200)
  const [latest] = await audited(orderId)
  expect(latest).toMatchObject({ action: goodwillGive.name, staffId: support.staffId, after: { gift: content.gift, words } })
  expect(await audited(orderId)).toHaveLength(1)
  expect(await refusal(goodwillGive, { ...content, gift: { kind: 'points', points: 300 } })).toBe('GIFT_CONFLICT')
})

test('a coupon of the house is given, once', async () => {
  const content = giftOf({ kind: 'coupon', couponId: 'birthday-10' })
  const before = (await own()).coupons.length
  await Promise.all([1, 2].map(() => gateway.ask(goodwillGive, content, support)))
  expect((await own()).coupons).toHaveLength(before + 1)
  expect(await refusal(goodwillGive, giftOf({ kind: 'coupon', couponId: 'no-such' }))).toBe('COUPON_UNKNOWN')
})

test('one gift, and the gifts of one person in a day, have a limit, also of many at the same moment', async () => {
  const generous = await newStaff(gateway, 'support')
  expect(await refusal(goodwillGive, points(501), generous)).toBe('GOODWILL_TOO_MUCH')
  const replies = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => gateway.call(goodwillGive, points(500), generous)))
  expect(replies.filter(({ code }) => code === 'GOODWILL_DAY_SPENT')).toHaveLength(1)
  expect(await refusal(goodwillGive, points(1), generous)).toBe('GOODWILL_DAY_SPENT')
  await gateway.ask(goodwillGive, points(1), support)
})

test('an order of another brand or shop is unknown, and who is no member is given nothing', async () => {
  for (const as of [macau, otherShop]) expect(await refusal(goodwillGive, points(1), as)).toBe('ORDER_UNKNOWN')
  const visitors = await delivered()
  expect(await refusal(goodwillGive, { ...points(1), orderId: visitors.orderId })).toBe('GUEST_NOT_MEMBER')
})

test.each([{ kind: 'points', points: 0 }, { kind: 'points', points: 1.5 }, { kind: 'money' }])(
  'a malformed gift is turned away: %j',
  async (gift) => {
    expect(await gateway.call(goodwillGive, giftOf(gift), support)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)

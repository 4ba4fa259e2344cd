import { randomUUID } from 'node:crypto'
import { goodwillGive, goodwillTermsGet } from '@harbour/protocol'
import { languageIds, type Language } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../testing/members.fixtures.ts'
import { place } from '../../../testing/orders.fixtures.ts'
import { startSupport, words } from '../../../testing/support.fixtures.ts'

const { gateway, support, second, macau, otherShop, delivered, refusal } = await startSupport()
afterAll(gateway.stop)
const { orderId } = await place(gateway, await newMember(gateway))

const terms = (as = support) => gateway.ask(goodwillTermsGet, { orderId }, as)
const give = (gift: object) => gateway.ask(goodwillGive, { orderId, clientGiftId: randomUUID(), gift, reason: 'late', words }, support)

test('what one person may still give falls with what they have given today, and not with what another has', async () => {
  const before = await terms()
  expect(before).toMatchObject({ member: true, pointsAtOnce: 500 })
  await give({ kind: 'points', points: 200 })
  await give({ kind: 'coupon', couponId: 'birthday-10' })
  expect(await terms()).toMatchObject({ pointsLeft: before.pointsLeft - 200, couponsLeft: before.couponsLeft - 1 })
  expect(await terms(second)).toMatchObject({ pointsLeft: before.pointsLeft, couponsLeft: before.couponsLeft })
})

test('the coupons of the house are named in the language of whoever asks', async () => {
  const named = async (language: Language) =>
    (await gateway.ask(goodwillTermsGet, { orderId }, { ...support, language })).coupons.find(({ couponId }) => couponId === 'birthday-10')
  const [tc, en] = [await named(languageIds.tc), await named(languageIds.en)]
  expect(tc?.name).not.toBe(en?.name)
})

test('a visitor is no member, and an order of another brand or shop is unknown', async () => {
  const visitors = await delivered()
  expect(await gateway.ask(goodwillTermsGet, { orderId: visitors.orderId }, support)).toMatchObject({ member: false })
  for (const as of [macau, otherShop]) expect(await refusal(goodwillTermsGet, { orderId }, as)).toBe('ORDER_UNKNOWN')
})

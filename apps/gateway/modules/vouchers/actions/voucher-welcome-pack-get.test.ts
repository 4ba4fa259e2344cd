import { voucherWelcomePackGet } from '@harbour/protocol'
import { instantOf } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { vouchersOf } from '../../../testing/coupons.fixtures.ts'
import { newMember } from '../../../testing/members.fixtures.ts'
import { newGuest } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('[7.23] the welcome pack says what it holds, until when, and what of it is on the account', async () => {
  const member = await newMember(gateway)
  const { items, birthdayCoupon } = await gateway.ask(voucherWelcomePackGet, {}, { ...member, language: 2 })
  const own = await vouchersOf(gateway, member)
  const codeOf = (voucherId: string) => own.find((each) => each.voucherId === voucherId)?.voucherCode ?? 'none'
  const month = noon + 30 * 24 * 60 * 60_000
  expect(items).toMatchObject([
    { kind: 'cash', title: '$30 cash coupon', amount: 3000, points: null, expiresAt: month, ready: true, voucherCode: codeOf('first-30') },
    { kind: 'product', title: 'Three honey wings, free', amount: null, expiresAt: month, ready: true, voucherCode: codeOf('wings-3') },
    { kind: 'points', points: 320, expiresAt: instantOf({ year: 2027, month: 11, day: 21 }), ready: true, voucherCode: null },
  ])
  expect(items.map(({ picture }) => picture)).toEqual([null, 'wings', null])
  expect(birthdayCoupon).toBe('Birthday month 10% off')
})

test('a visitor has none, and an unknown field is turned away', async () => {
  expect(await gateway.call(voucherWelcomePackGet, {}, await newGuest(gateway))).toMatchObject({ status: 301, code: 'MEMBERS_ONLY' })
  expect(await gateway.call(voucherWelcomePackGet, { x: 1 })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})

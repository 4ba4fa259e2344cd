import { couponOrder, giveCoupon, vouchersOf } from '../../../testing/coupons.fixtures.ts'
import { postOrder, userUpdate, voucherGet, voucherHold } from '@harbour/protocol'
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { boundKey, newMember } from '../../../testing/members.fixtures.ts'
import { newGuest } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway, type As } from '../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)
const days = 24 * 60 * 60_000

test('[7.21] [3.10] [3.11] a new member finds the welcome coupons, in the spec’s own names', async () => {
  const member = await newMember(gateway)
  const own = await vouchersOf(gateway, { ...member, language: 2 })
  expect(own.toSorted((a, b) => a.voucherId.localeCompare(b.voucherId))).toMatchObject([
    {
      voucherId: 'first-30',
      voucherName: '$30 現金券',
      voucherNameEn: '$30 cash coupon',
      voucherStatus: 1,
      voucherCategory: 'Delivery, takeaway',
      voucherCategoryCode: 'A01,A02',
      voucherType: 1,
      voucherAmount: 3000,
      minUsage: 15_000,
      voucherCalType: 1,
      isThreshold: true,
      validEndDate: noon + 30 * days,
    },
    {
      voucherId: 'wings-3',
      voucherType: 3,
      canDaoFixPrice: 0,
      voucherProductCode: 'honey-wings-3',
      copyPro: { pid: 'honey-wings-3' },
      voucherCalType: 2,
      voucherRule: { count: 1 },
      picture: 'wings',
    },
  ])
  expect(await vouchersOf(gateway, member)).toHaveLength(2)
})

test('[7.21] in the month of a birthday there is its coupon, once, to the end of the month', async () => {
  const member = await newMember(gateway, { birthday: { year: 1990, month: 11, day: 3 } })
  for (let i = 0; i < 2; i++) {
    const birthday = (await vouchersOf(gateway, member)).filter(({ voucherId }) => voucherId === 'birthday-10')
    expect(birthday).toMatchObject([
      { voucherType: 2, voucherDiscount: 90, showPrice: '9 折', validEndDate: Date.parse('2026-12-01T00:00:00+08:00') },
    ])
  }
  await gateway.ask(userUpdate, { birthday: { year: 1990, month: 12, day: 3 } }, member)
  expect((await vouchersOf(gateway, member)).filter(({ voucherId }) => voucherId === 'birthday-10')).toHaveLength(1)
})

test('[7.21] [5.4] each status has its own list: to be used, used, ended, and held, which is also to be used', async () => {
  const member = await newMember(gateway)
  const [used, held, short] = [
    await giveCoupon(gateway, member),
    await giveCoupon(gateway, member),
    await giveCoupon(gateway, member, { validDays: 1 }),
  ]
  await gateway.ask(postOrder, await couponOrder(gateway, member, { coupons: [used] }), member)
  await gateway.ask(voucherHold, { voucherCodeList: [held], clientOrderId: randomUUID() }, member)
  const codes = async (status: 1 | 2 | 3 | 4, as: As = member) =>
    (await vouchersOf(gateway, as, status)).map(({ voucherCode }) => voucherCode)
  expect(await codes(2)).toEqual([used])
  expect(await codes(4)).toEqual([held])
  expect(await codes(1)).toEqual(expect.arrayContaining([held, short]))
  expect(await codes(1)).not.toContain(used)
  clock.at = noon + days - 1
  const later = { ...member, key: await boundKey(gateway, member, member) }
  expect(await codes(3, later)).toEqual([])
  clock.at = noon + days
  expect(await codes(3, later)).toEqual([short])
  clock.at = noon
})

test('[5.5] asked for one way to eat, it gives what is for it', async () => {
  const member = await newMember(gateway)
  const dineIn = await gateway.ask(voucherGet, { voucherStatus: 1, orderType: 5 }, member)
  expect(dineIn.data.map(({ voucherId }) => voucherId)).toEqual(['wings-3'])
})

test('[6.2] whose they are says the session, whatever userId is sent', async () => {
  const [member, other] = [await newMember(gateway), await newMember(gateway)]
  const code = await giveCoupon(gateway, member)
  const seen = await gateway.ask(voucherGet, { voucherStatus: 1, userId: member.userId }, other)
  expect(seen.data.map(({ voucherCode }) => voucherCode)).not.toContain(code)
})

test('a visitor has none, and a malformed content is turned away', async () => {
  expect(await gateway.call(voucherGet, { voucherStatus: 1 }, await newGuest(gateway))).toMatchObject({ code: 'MEMBERS_ONLY' })
  expect(await gateway.call(voucherGet, { voucherStatus: 5 })).toMatchObject({ code: 'CONTENT_INVALID' })
})

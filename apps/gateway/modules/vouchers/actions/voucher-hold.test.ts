import { randomUUID } from 'node:crypto'
import { voucherHold, voucherOnHoldGet } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { giveCoupon } from '../../../testing/coupons.fixtures.ts'
import { boundKey, newMember } from '../../../testing/members.fixtures.ts'
import { newGuest } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway, type As } from '../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

const member = await newMember(gateway)
const hold = (as: As, codes: string[], clientOrderId: string = randomUUID()) =>
  gateway.ask(voucherHold, { voucherCodeList: codes, clientOrderId }, as)

test('[4.36] a coupon is held for ten minutes, and for ten more when asked again for the same order', async () => {
  const code = await giveCoupon(gateway, member)
  const order = randomUUID()
  expect(await hold(member, [code], order)).toEqual({ held: [{ voucherCode: code, heldUntil: addMinutes(noon, 10) }], refused: [] })
  clock.at = addMinutes(noon, 4)
  expect(await hold(member, [code], order)).toEqual({ held: [{ voucherCode: code, heldUntil: addMinutes(noon, 14) }], refused: [] })
  clock.at = noon
})

test('[4.36] on another phone it is taken, until the hold has run out', async () => {
  const code = await giveCoupon(gateway, member)
  await hold(member, [code])
  clock.at = addMinutes(noon, 10) - 1
  expect(await hold(member, [code])).toEqual({ held: [], refused: [{ voucherCode: code, code: 'VOUCHER_TAKEN' }] })
  clock.at = addMinutes(noon, 10)
  expect(await hold(member, [code])).toMatchObject({ held: [{ voucherCode: code }], refused: [] })
  clock.at = noon
})

test('each voucher is held or refused by itself; somebody else’s is unknown', async () => {
  const [code, another] = [await giveCoupon(gateway, member), await giveCoupon(gateway, await newMember(gateway))]
  expect(await hold(member, [code, another, 'NOTHING'])).toMatchObject({
    held: [{ voucherCode: code }],
    refused: [
      { voucherCode: another, code: 'VOUCHER_UNKNOWN' },
      { voucherCode: 'NOTHING', code: 'VOUCHER_UNKNOWN' },
    ],
  })
})

test('[5.4] one that has ended is not held', async () => {
  const code = await giveCoupon(gateway, member, { validDays: 1 })
  expect(await hold(member, [code])).toMatchObject({ refused: [] })
  clock.at = addMinutes(noon, 24 * 60 + 11)
  const later = { ...member, key: await boundKey(gateway, member, member) }
  expect(await hold(later, [code])).toMatchObject({ refused: [{ code: 'VOUCHER_ENDED' }] })
  clock.at = noon
})

test('[8.11] a promo code is for any guest, and one with a limit for as many as it has', async () => {
  const [first, second] = [await newGuest(gateway), await newGuest(gateway)]
  for (const as of [first, second]) expect(await hold(as, ['HARBOUR20'])).toMatchObject({ refused: [] })
  expect(await hold(first, ['LASTONE'])).toMatchObject({ refused: [] })
  expect(await hold(second, ['LASTONE'])).toMatchObject({ refused: [{ voucherCode: 'LASTONE', code: 'VOUCHER_TAKEN' }] })
  expect((await gateway.ask(voucherOnHoldGet, {}, first)).data.map(({ voucherCode }) => voucherCode)).toEqual(['HARBOUR20', 'LASTONE'])
})

test('[8.11] a code that is good once for each guest is held for one order of theirs', async () => {
  const [first, second] = [await newGuest(gateway), await newGuest(gateway)]
  const order = randomUUID()
  for (let i = 0; i < 2; i++) expect(await hold(first, ['ONCE50'], order)).toMatchObject({ refused: [] })
  expect(await hold(first, ['ONCE50'])).toMatchObject({ refused: [{ code: 'VOUCHER_TAKEN' }] })
  expect(await hold(second, ['ONCE50'])).toMatchObject({ refused: [] })
})

test.each([{ voucherCodeList: [] }, { voucherCodeList: ['a b'] }, { clientOrderId: 'mine' }])(
  'a malformed content is turned away: %j',
  async (part) => {
    const content = { voucherCodeList: ['HARBOUR20'], clientOrderId: randomUUID(), ...part }
    expect(await gateway.call(voucherHold, content, member)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)

import { voucherDetailGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { giveCoupon } from '../../../testing/coupons.fixtures.ts'
import { newMember } from '../../../testing/members.fixtures.ts'
import { newGuest } from '../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('[2.28] a voucher is told with how to use it, in the language of whoever asks', async () => {
  const member = await newMember(gateway)
  const voucherCode = await giveCoupon(gateway, member, { couponId: 'cash-80' })
  const inEnglish = await gateway.ask(voucherDetailGet, { voucherCode }, { ...member, language: 2 })
  expect(inEnglish).toMatchObject({
    voucherCode,
    voucherStatus: 1,
    voucherAmount: 8000,
    terms: ['For $300 or more.', expect.any(String), expect.any(String)],
  })
  expect((await gateway.ask(voucherDetailGet, { voucherCode }, member)).terms[0]).toBe('滿 $300 可用。')
})

test('[8.11] a promo code is told to any guest; one that is over as ended', async () => {
  const guest = await newGuest(gateway)
  expect(await gateway.ask(voucherDetailGet, { voucherCode: 'HARBOUR20' }, guest)).toMatchObject({ voucherStatus: 1 })
  expect(await gateway.ask(voucherDetailGet, { voucherCode: 'SUMMER26' }, guest)).toMatchObject({ voucherStatus: 3 })
})

test('[6.2] somebody else’s is unknown, and a malformed content is turned away', async () => {
  const voucherCode = await giveCoupon(gateway, await newMember(gateway))
  const other = await newMember(gateway)
  expect(await gateway.call(voucherDetailGet, { voucherCode }, other)).toMatchObject({ status: 301, code: 'VOUCHER_UNKNOWN', data: null })
  expect(await gateway.call(voucherDetailGet, { voucherCode: 'a b' }, other)).toMatchObject({ code: 'CONTENT_INVALID' })
})

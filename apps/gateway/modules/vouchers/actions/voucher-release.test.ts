import { randomUUID } from 'node:crypto'
import { postOrder, voucherHold, voucherRelease } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { couponOrder, giveCoupon, vouchersOf } from '../../../testing/coupons.fixtures.ts'
import { newMember } from '../../../testing/members.fixtures.ts'
import { startGateway, type As } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const member = await newMember(gateway)
const hold = (codes: string[], as: As = member) => gateway.ask(voucherHold, { voucherCodeList: codes, clientOrderId: randomUUID() }, as)
const release = (codes: string[], as: As = member) => gateway.ask(voucherRelease, { voucherCodeList: codes }, as)

test('[7.25] [4.36] what is given back is free at once, from whatever phone; asked again it is free already', async () => {
  const [code, never] = [await giveCoupon(gateway, member), await giveCoupon(gateway, member)]
  await hold([code])
  expect(await release([code, never])).toEqual({ released: [code], alreadyFree: [never], failed: [] })
  expect(await release([code])).toEqual({ released: [], alreadyFree: [code], failed: [] })
  expect(await hold([code])).toMatchObject({ held: [{ voucherCode: code }] })
})

test('what an order has used stays used', async () => {
  const code = await giveCoupon(gateway, member)
  await gateway.ask(postOrder, await couponOrder(gateway, member, { coupons: [code] }), member)
  expect(await release([code])).toEqual({ released: [], alreadyFree: [], failed: [code] })
  expect((await vouchersOf(gateway, member, 2)).map(({ voucherCode }) => voucherCode)).toContain(code)
})

test('nobody frees what another holds', async () => {
  const code = await giveCoupon(gateway, member)
  await hold([code])
  expect(await release([code], await newMember(gateway))).toEqual({ released: [], alreadyFree: [code], failed: [] })
  expect(await hold([code])).toMatchObject({ refused: [{ code: 'VOUCHER_TAKEN' }] })
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(voucherRelease, { voucherCodeList: 'x' }, member)).toMatchObject({ code: 'CONTENT_INVALID' })
})

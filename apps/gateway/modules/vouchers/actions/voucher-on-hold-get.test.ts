import { randomUUID } from 'node:crypto'
import { voucherHold, voucherOnHoldGet } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { giveCoupon } from '../../../testing/coupons.fixtures.ts'
import { newMember } from '../../../testing/members.fixtures.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

test('[7.24] what is held is told with its order to come and its end, until that end, and to nobody else', async () => {
  const [member, other] = [await newMember(gateway), await newMember(gateway)]
  const [code, clientOrderId] = [await giveCoupon(gateway, member), randomUUID()]
  await gateway.ask(voucherHold, { voucherCodeList: [code], clientOrderId }, member)
  const held = { data: [{ voucherCode: code, orderId: clientOrderId, heldUntil: addMinutes(noon, 10) }] }
  expect(await gateway.ask(voucherOnHoldGet, {}, member)).toEqual(held)
  expect(await gateway.ask(voucherOnHoldGet, {}, other)).toEqual({ data: [] })
  clock.at = addMinutes(noon, 10) - 1
  expect(await gateway.ask(voucherOnHoldGet, {}, member)).toEqual(held)
  clock.at = addMinutes(noon, 10)
  expect(await gateway.ask(voucherOnHoldGet, {}, member)).toEqual({ data: [] })
})

test('an unknown field is turned away', async () => {
  expect(await gateway.call(voucherOnHoldGet, { x: 1 })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})

import { randomUUID } from 'node:crypto'
import { cancelOrder, postOrder, userDelete, voucherHold, voucherRelease } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, afterEach, expect, test } from 'vitest'
import { couponOrder, giveCoupon, vouchersOf } from '../../testing/coupons.fixtures.ts'
import { goodPassword, newMember } from '../../testing/members.fixtures.ts'
import { openVoucherVendors } from '../../adapters/vouchers/open-voucher-vendors.ts'
import { startVoucherSandbox, type SandboxVoucher } from '../../testing/vouchers-sandbox.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { noon, startGateway } from '../../testing/gateway.ts'
import { sweepHolds } from './sweep-holds.ts'
import { wholeLaneOnly } from '../../testing/lane.ts'

const sandbox = await startVoucherSandbox()
const clock = { at: noon, now: () => clock.at }
const settings = readSettings({ VOUCHER_URL: sandbox.url })
const gateway = await startGateway({ clock, instead: { vendors: openVoucherVendors(settings, clock, 2000) } })
const { context } = gateway
afterAll(async () => {
  await gateway.stop()
  sandbox.stop()
})
afterEach(async () => {
  clock.at = noon
  await sandbox.calm()
})

const member = await newMember(gateway)

/** One round of the worker, a while later. */
async function sweepLater(minutes = 2) {
  clock.at = addMinutes(clock.at, minutes)
  await sweepHolds.round(context)
}

/** A cash voucher of a vendor for this member, which the gateway has listed; good from $350. */
async function freshVoucher(): Promise<string> {
  const { code } = await sandbox.issue({ offer: 'SL-CASH50', owner: member.phone, code: `SWEPT-${(issued += 1)}` })
  await vouchersOf(gateway, member)
  return code
}
let issued = 0
const order = { pids: ['carbonara'], nums: [7] }
const atVendor = async (code: string): Promise<SandboxVoucher['state'] | undefined> =>
  (await sandbox.vouchers()).find((each) => each.code === code)?.state
const rows = (code: string) =>
  context.db.rows<{ state: string; told: boolean }>({ name: '', text: 'select state, told from voucher_holds where voucher_code = $1' }, [
    code,
  ])
const hold = (code: string, clientOrderId: string = randomUUID()) =>
  gateway.ask(voucherHold, { voucherCodeList: [code], clientOrderId }, member)

test('[3.17] the member’s list holds what every vendor has for them', async () => {
  const channels = new Set((await vouchersOf(gateway, member)).map(({ thirdCoupoChannel }) => thirdCoupoChannel))
  expect([...channels].toSorted()).toEqual(['Candao', 'Mezzofy', 'Storellect'])
})

test('a coupon of the house that a dead client left is free after ten minutes, and not before', async () => {
  const code = await giveCoupon(gateway, member)
  await hold(code)
  await sweepLater(10 - 1 / 60_000)
  expect(await rows(code)).toHaveLength(1)
  clock.at = addMinutes(noon, 10)
  await sweepHolds.round(context)
  expect(await rows(code)).toEqual([])
})

test('a vendor’s voucher is held there, and given back there when its client is gone', async () => {
  const code = await freshVoucher()
  expect(await hold(code)).toMatchObject({ held: [{ voucherCode: code }] })
  expect(await atVendor(code)).toBe('held')
  await sweepLater(9)
  expect(await atVendor(code)).toBe('held')
  await sweepLater(1)
  expect(await atVendor(code)).toBe('free')
  expect(await rows(code)).toEqual([])
})

test('a vendor that did not answer is asked what is true: held under our key it is the client’s, who asked once only', async () => {
  const code = await freshVoucher()
  const clientOrderId = randomUUID()
  await sandbox.suffer({ vendor: 'storellect', kind: 'cut-after', on: ['hold'], times: 3 })
  expect(await hold(code, clientOrderId)).toMatchObject({ refused: [{ voucherCode: code, code: 'VOUCHER_UNSURE' }] })
  expect(await rows(code)).toMatchObject([{ state: 'creating' }])
  await sweepLater()
  expect(await rows(code)).toMatchObject([{ state: 'held' }])
  expect(await hold(code, clientOrderId)).toMatchObject({ held: [{ voucherCode: code }] })
  expect(await gateway.ask(voucherRelease, { voucherCodeList: [code] }, member)).toMatchObject({ released: [code] })
  expect(await atVendor(code)).toBe('free')
})

test('one that is given back in the very moment in which it is asked for again has not ended, and is had at the next try', async () => {
  const code = await freshVoucher()
  await hold(code)
  await sandbox.suffer({ vendor: 'storellect', kind: 'broken', on: ['release'], times: 3 })
  await gateway.ask(voucherRelease, { voucherCodeList: [code] }, member)
  expect(await rows(code)).toMatchObject([{ state: 'releasing' }])
  const { of } = context.holds
  context.holds.of = async (...asked) => {
    await sweepLater()
    return of(...asked)
  }
  expect(await hold(code)).toMatchObject({ refused: [{ voucherCode: code, code: 'VOUCHER_UNSURE' }] })
  context.holds.of = of
  expect(await rows(code)).toEqual([])
  expect(await hold(code)).toMatchObject({ held: [{ voucherCode: code }] })
})

test('one that the vendor never heard of is free again, and a late hold under its key holds nothing', wholeLaneOnly, async () => {
  const code = await freshVoucher()
  await sandbox.suffer({ vendor: 'storellect', kind: 'late', on: ['hold'], times: 1, ms: 4000 })
  expect(await hold(code)).toMatchObject({ refused: [{ code: 'VOUCHER_UNSURE' }] })
  await sweepLater()
  expect(await rows(code)).toEqual([])
  await expect.poll(() => sandbox.late()).toBe(0)
  expect(await atVendor(code)).toBe('free')
})

test('an order is placed though its vendor does not hear of it; it hears of it later, once', async () => {
  const code = await freshVoucher()
  const content = await couponOrder(gateway, member, { ...order, coupons: [code] })
  expect(await gateway.call(postOrder, content, member)).toMatchObject({ status: 1 })
  expect(await rows(code)).toEqual([{ state: 'committed', told: false }])
  await sandbox.suffer({ vendor: 'storellect', kind: 'broken', on: ['commit'], times: 3 })
  await sweepLater()
  expect(await atVendor(code)).toBe('held')
  await sweepLater()
  expect(await atVendor(code)).toBe('used')
  expect(await rows(code)).toEqual([{ state: 'committed', told: true }])
})

test('[4.43] a cancelled order gives its voucher back at the vendor, whether that had heard of the order or not', async () => {
  for (const heard of [true, false]) {
    const code = await freshVoucher()
    const content = await couponOrder(gateway, member, { ...order, coupons: [code] })
    const { orderId } = await gateway.ask(postOrder, content, member)
    if (heard) await sweepHolds.round(context)
    expect(await atVendor(code)).toBe(heard ? 'used' : 'held')
    await gateway.ask(cancelOrder, { orderId }, member)
    await sandbox.suffer({ vendor: 'storellect', kind: 'cut', on: ['reverse'], times: 3 })
    await sweepLater()
    await sweepLater()
    expect(await atVendor(code)).toBe('free')
    expect(await rows(code)).toEqual([])
    clock.at = noon
  }
})

test('many processes sweep at once, and each vendor hears the right thing', async () => {
  const code = await freshVoucher()
  await hold(code)
  clock.at = addMinutes(noon, 10)
  await Promise.all(Array.from({ length: 4 }, () => sweepHolds.round(context)))
  expect([await atVendor(code), await rows(code)]).toEqual(['free', []])
})

test('[1.23] who has asked to be forgotten has no vouchers any more, and holds none anywhere', async () => {
  const leaving = await newMember(gateway)
  const { code } = await sandbox.issue({ offer: 'SL-CASH50', owner: leaving.phone, code: 'LEFT-BEHIND' })
  await vouchersOf(gateway, leaving)
  await gateway.ask(voucherHold, { voucherCodeList: [code], clientOrderId: randomUUID() }, leaving)
  expect(await atVendor(code)).toBe('held')
  await gateway.ask(userDelete, { password: goodPassword }, leaving)
  const kept = {
    name: '',
    text: 'select user_id from vouchers where user_id = $1 union all select user_id from vendor_vouchers where user_id = $1',
  }
  expect(await context.db.rows(kept, [leaving.userId])).toEqual([])
  await sweepLater()
  expect([await atVendor(code), await rows(code)]).toEqual(['free', []])
})

test('no vendor hears of an order that nobody has paid, however long it waits', async () => {
  const code = await freshVoucher()
  await gateway.ask(postOrder, await couponOrder(gateway, member, { ...order, coupons: [code], payMethod: 'card' }), member)
  for (let hours = 0; hours < 3; hours++) await sweepLater(60)
  expect(await atVendor(code)).not.toBe('used')
  expect(await rows(code)).toEqual([{ state: 'committed', told: false }])
})

test('a vendor that has heard of an order after all takes that back once nobody wants its voucher', async () => {
  const code = await freshVoucher()
  await gateway.ask(postOrder, await couponOrder(gateway, member, { ...order, coupons: [code] }), member)
  await sweepLater()
  expect(await atVendor(code)).toBe('used')
  const text = `update voucher_holds set state = 'releasing', told = false where voucher_code = $1`
  await context.db.rows({ name: '', text }, [code])
  await sweepLater()
  expect([await atVendor(code), await rows(code)]).toEqual(['free', []])
})

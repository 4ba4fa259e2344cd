import { randomUUID } from 'node:crypto'
import {
  userProfileGet,
  voucherGet,
  voucherHold,
  voucherOnHoldGet,
  voucherRelease,
  yuuLoginStatus,
  yuuProfileGet,
  yuuVoucherGet,
} from '@harbour/protocol'
import { afterAll, afterEach, expect, test } from 'vitest'
import { newMember } from '../../member-cast.ts'
import { readSettings } from '../../settings.ts'
import { startGateway, type As } from '../../test-gateway.ts'
import { openVoucherVendors } from './open-voucher-vendors.ts'
import { startVoucherSandbox } from './test-vouchers.ts'

const sandbox = await startVoucherSandbox()
const clock = { now: () => Date.now() }
const vendors = openVoucherVendors(readSettings({ VOUCHER_URL: sandbox.url }), clock)
const gateway = await startGateway({ clock, instead: { vendors } })
afterAll(async () => {
  await gateway.stop()
  sandbox.stop()
})
afterEach(() => sandbox.calm())

async function listOf(member: As) {
  return (await gateway.ask(voucherGet, { voucherStatus: 1 }, member)).data
}
const stateOf = async (code: string) => (await sandbox.vouchers()).find((each) => each.code === code)?.state
const hold = (member: As, ...voucherCodeList: string[]) =>
  gateway.ask(voucherHold, { voucherCodeList, clientOrderId: randomUUID() }, member)

/** A member, and the phone as the partner has it. */
async function partnerMember() {
  const member = await newMember(gateway)
  const { phoneNo } = await gateway.ask(userProfileGet, {}, member)
  return { member, phone: phoneNo.slice(4) }
}

test('[3.17] [7.21] a member’s list has the vouchers of each vendor beside the house’s own', async () => {
  const list = await listOf(await newMember(gateway))
  const byVendor = Object.groupBy(list, ({ voucherVendor }) => voucherVendor)
  expect(Object.keys(byVendor)).toEqual(expect.arrayContaining(['Candao', 'Storellect', 'Mezzofy']))
  expect(byVendor.Storellect?.find(({ voucherCode }) => voucherCode.startsWith('SL-CASH50'))).toMatchObject({
    thirdCoupoChannel: 'Storellect',
    voucherType: 4,
    voucherAmount: 5000,
    minUsage: 35_000,
    voucherCalType: null,
    isMezzofy: false,
  })
  expect(byVendor.Mezzofy?.every(({ isMezzofy }) => isMezzofy)).toBe(true)
  expect(list.some(({ isYuuCouponList }) => isYuuCouponList)).toBe(false)
})

test('[7.21] a vendor that does not answer leaves the others’ vouchers in the list', async () => {
  const member = await newMember(gateway)
  await sandbox.suffer({ vendor: 'mezzofy', kind: 'broken', times: 5, on: ['list'] })
  const vendorsOf = (await listOf(member)).map(({ voucherVendor }) => voucherVendor)
  expect(vendorsOf).toContain('Storellect')
  expect(vendorsOf).not.toContain('Mezzofy')
})

test('[4.36] what is held is held at its vendor, and free there once it is released', async () => {
  const member = await newMember(gateway)
  const codes = (await listOf(member)).flatMap(({ voucherCode, voucherVendor }) =>
    ['Candao', 'Storellect', 'Mezzofy'].includes(voucherVendor) ? [voucherCode] : [],
  )
  const { held, refused } = await hold(member, ...codes)
  expect([held.map(({ voucherCode }) => voucherCode).toSorted(), refused]).toEqual([codes.toSorted(), []])
  expect(await Promise.all(codes.map(stateOf))).toEqual(codes.map(() => 'held'))
  expect((await gateway.ask(voucherOnHoldGet, {}, member)).data).toHaveLength(codes.length)
  expect(await gateway.ask(voucherRelease, { voucherCodeList: codes }, member)).toMatchObject({ failed: [] })
  expect(await Promise.all(codes.map(stateOf))).toEqual(codes.map(() => 'free'))
})

test('another member’s voucher is unknown, and stays free at its vendor', async () => {
  const [mine, stranger] = [await newMember(gateway), await newMember(gateway)]
  const code = (await listOf(mine)).find(({ voucherVendor }) => voucherVendor === 'Storellect')?.voucherCode ?? ''
  expect(await hold(stranger, code)).toMatchObject({ held: [], refused: [{ voucherCode: code }] })
  expect(await stateOf(code)).toBe('free')
})

test.each([
  ['out-of-stock', 'VOUCHER_ENDED'],
  ['expired', 'VOUCHER_ENDED'],
])('a voucher that its vendor says is %s is refused with %s', async (kind, code) => {
  const member = await newMember(gateway)
  const voucherCode = (await listOf(member)).find(({ voucherVendor }) => voucherVendor === 'Candao')?.voucherCode ?? ''
  await sandbox.suffer({ vendor: 'candao', kind, on: ['hold'] })
  expect(await hold(member, voucherCode)).toEqual({ held: [], refused: [{ voucherCode, code }] })
})

test('[7.20] [8.8] the partner’s vouchers come for its guest key; a lost one answers 403', async () => {
  const { member, phone } = await partnerMember()
  const { guestKey } = await sandbox.partnerLogin(phone)
  const { data } = await gateway.ask(yuuVoucherGet, { yuuGuestKey: guestKey }, member)
  expect(new Set(data.map(({ voucherCode }) => voucherCode.split('-')[1]))).toEqual(new Set(['PEARL25', 'PIZZA15', 'WEEKDAY85']))
  expect(data.every(({ isYuuCouponList, thirdCoupoChannel }) => isYuuCouponList && thirdCoupoChannel === 'YUU')).toBe(true)
  const [first] = data
  expect(await hold(member, first?.voucherCode ?? '')).toMatchObject({ refused: [] })
  await sandbox.partnerLogout(phone)
  expect(await gateway.call(yuuVoucherGet, { yuuGuestKey: guestKey }, member)).toMatchObject({ status: 403, code: 'PARTNER_KEY_LOST' })
})

test('[7.18] [7.19] [8.8] login state and profile come from the partner; who is not logged in there gets -403', async () => {
  const { member, phone } = await partnerMember()
  expect(await gateway.call(yuuLoginStatus, {}, member)).toMatchObject({ status: -403, code: 'PARTNER_LOGGED_OUT' })
  await sandbox.partnerLogin(phone)
  const { yuuToken } = await gateway.ask(yuuLoginStatus, {}, member)
  expect(await gateway.ask(yuuProfileGet, { yuuToken }, member)).toMatchObject({ memberProfileList: [{ phoneNo: phone }] })
  expect(await gateway.call(yuuProfileGet, { yuuToken: 'yt-nobody' }, member)).toMatchObject({ status: -403 })
})

import { previewOrder, voucherPromoCodeGet, yuuVoucherGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { draftOnWire } from '../../../testing/coupons.fixtures.ts'
import { openVoucherVendors } from '../../../adapters/vouchers/open-voucher-vendors.ts'
import { startVoucherSandbox } from '../../../testing/vouchers-sandbox.ts'
import { readSettings } from '../../../platform/settings/settings.ts'
import { newGuest } from '../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../testing/gateway.ts'

const sandbox = await startVoucherSandbox()
const vendors = openVoucherVendors(readSettings({ VOUCHER_URL: sandbox.url }), { now: Date.now })
const gateway = await startGateway({ instead: { vendors } })
afterAll(async () => {
  await gateway.stop()
  sandbox.stop()
})

test('[7.20] [6.4] [3.14] [3.17] a guest key gives the partner’s vouchers, which this guest alone may then use', async () => {
  const [guest, other] = [await newGuest(gateway), await newGuest(gateway)]
  const { guestKey } = await sandbox.partnerLogin('91110001')
  const { data } = await gateway.ask(yuuVoucherGet, { yuuGuestKey: guestKey }, guest)
  expect(data.length).toBeGreaterThan(0)
  for (const voucher of data) expect(voucher).toMatchObject({ isYuuCouponList: true, thirdCoupoChannel: 'YUU', voucherStatus: 1 })
  const draft = draftOnWire(gateway, { coupons: [data[0]?.voucherCode ?? 'none'] })
  const issues = async (as: object) => (await gateway.ask(previewOrder, draft, as)).couponIssues
  expect((await issues(guest)).map(({ code }) => code)).not.toContain('VOUCHER_UNKNOWN')
  expect(await issues(other)).toMatchObject([{ code: 'VOUCHER_UNKNOWN' }])
})

test('[8.8] a key that is lost is status 403, and the partner’s coupons then ask for the login', async () => {
  const guest = await newGuest(gateway)
  const { guestKey } = await sandbox.partnerLogin('91110002')
  const { data } = await gateway.ask(yuuVoucherGet, { yuuGuestKey: guestKey }, guest)
  await sandbox.partnerLogout('91110002')
  expect(await gateway.call(yuuVoucherGet, { yuuGuestKey: guestKey }, guest)).toMatchObject({ status: 403, code: 'PARTNER_KEY_LOST' })
  const draft = draftOnWire(gateway, { coupons: data.map(({ voucherCode }) => voucherCode) })
  const { couponIssues } = await gateway.ask(previewOrder, draft, guest)
  expect(couponIssues.filter(({ reason }) => reason === 2).length).toBeGreaterThan(0)
})

test('[8.11] a promo code for the partner’s members opens with a good guest key', async () => {
  const guest = await newGuest(gateway)
  const { storeId, orderType, lines } = draftOnWire(gateway) as Record<string, unknown> // an object schema gives an object
  const enter = (yuuGuestKey?: string) =>
    gateway.call(voucherPromoCodeGet, { promoCode: 'PEARL15', storeId, orderType, lines, yuuGuestKey }, guest)
  expect(await enter()).toMatchObject({ status: 301, code: 'PARTNER_LOGIN' })
  expect(await enter('made-up')).toMatchObject({ status: 301, code: 'PARTNER_LOGIN' })
  const { guestKey } = await sandbox.partnerLogin('91110003')
  expect(await enter(guestKey)).toMatchObject({ status: 1, data: { voucherCode: 'PEARL15' } })
})

test('a partner that does not answer is away, and a malformed content is turned away', async () => {
  const guest = await newGuest(gateway)
  const { guestKey } = await sandbox.partnerLogin('91110004')
  await sandbox.suffer({ vendor: 'yuu', kind: 'cut', on: ['list'], times: 5 })
  expect(await gateway.call(yuuVoucherGet, { yuuGuestKey: guestKey }, guest)).toMatchObject({ status: 301, code: 'PARTNER_AWAY' })
  await sandbox.calm()
  expect(await gateway.call(yuuVoucherGet, { yuuGuestKey: '' }, guest)).toMatchObject({ code: 'CONTENT_INVALID' })
})

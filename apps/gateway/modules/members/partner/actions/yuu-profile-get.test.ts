import { yuuProfileGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { openVoucherVendors } from '../../../../adapters/vouchers/open-voucher-vendors.ts'
import { startVoucherSandbox } from '../../../../testing/vouchers-sandbox.ts'
import { readSettings } from '../../../../platform/settings/settings.ts'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const sandbox = await startVoucherSandbox()
const vendors = openVoucherVendors(readSettings({ VOUCHER_URL: sandbox.url }), { now: Date.now })
const gateway = await startGateway({ instead: { vendors } })
afterAll(async () => {
  await gateway.stop()
  sandbox.stop()
})

test('[7.19] [3.21] the partner’s profile is told with its card and addresses', async () => {
  const { token } = await sandbox.partnerLogin('91110009')
  expect(await gateway.ask(yuuProfileGet, { yuuToken: token }, await newGuest(gateway))).toMatchObject({
    cardNo: expect.stringMatching(/^\d+$/),
    memberProfileList: [
      { phoneNo: '91110009', addresses: [{ type: 'HOME', region: 'HK', postalCode: expect.stringMatching(/^[\d.]+,[\d.]+$/) }] },
    ],
  })
})

test('[8.8] a token of nobody who is logged in is status -403; none at all is turned away', async () => {
  const guest = await newGuest(gateway)
  expect(await gateway.call(yuuProfileGet, { yuuToken: 'made-up' }, guest)).toMatchObject({ status: -403, code: 'PARTNER_LOGGED_OUT' })
  expect(await gateway.call(yuuProfileGet, { yuuToken: '' }, guest)).toMatchObject({ code: 'CONTENT_INVALID' })
})

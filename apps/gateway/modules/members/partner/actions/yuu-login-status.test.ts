import { yuuLoginStatus, yuuProfileGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../../testing/members.fixtures.ts'
import { openVoucherVendors } from '../../../../adapters/vouchers/open-voucher-vendors.ts'
import { startVoucherSandbox } from '../../../../testing/vouchers-sandbox.ts'
import { readSettings } from '../../../../platform/settings/settings.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const sandbox = await startVoucherSandbox()
const vendors = openVoucherVendors(readSettings({ VOUCHER_URL: sandbox.url }), { now: Date.now })
const gateway = await startGateway({ instead: { vendors } })
const alone = await startGateway()
afterAll(async () => {
  await Promise.all([gateway.stop(), alone.stop()])
  sandbox.stop()
})

test('[7.18] [5.8] who is logged in to the partner gets the token that reads the profile there', async () => {
  const member = await newMember(gateway)
  await sandbox.partnerLogin(member.phone.slice(4))
  const { yuuToken } = await gateway.ask(yuuLoginStatus, {}, member)
  const profile = await gateway.ask(yuuProfileGet, { yuuToken }, member)
  expect(profile.memberProfileList[0]?.phoneNo).toBe(member.phone.slice(4))
})

test('[8.8] who is not is status -403', async () => {
  expect(await gateway.call(yuuLoginStatus, {}, await newMember(gateway))).toMatchObject({
    status: -403,
    code: 'PARTNER_LOGGED_OUT',
    data: null,
  })
})

test('without a partner it is away, and a malformed content is turned away', async () => {
  expect(await alone.call(yuuLoginStatus, {}, await newMember(alone))).toMatchObject({ status: 301, code: 'PARTNER_AWAY' })
  expect(await alone.call(yuuLoginStatus, { userId: 'me' })).toMatchObject({ code: 'CONTENT_INVALID' })
})

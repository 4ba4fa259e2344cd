import { afterAll, expect, test } from 'vitest'
import { readSettings } from '../../platform/settings/settings.ts'
import { noon } from '../../testing/gateway.ts'
import { startVoucherSandbox } from '../../testing/vouchers-sandbox.ts'
import { openVoucherVendors } from './open-voucher-vendors.ts'

const sandbox = await startVoucherSandbox()
const { byChannel } = openVoucherVendors(readSettings({ VOUCHER_URL: sandbox.url }), { now: () => noon })
const { guestKey } = await sandbox.partnerLogin('61234567')
const who = { userId: 'user', phone: '+85261234567', brand: 31, guestKey } as const
afterAll(() => sandbox.stop())

test('an answer is waited for, a few seconds', async () => {
  await sandbox.suffer(
    { vendor: 'candao', kind: 'slow', on: ['list'], ms: 500 },
    { vendor: 'candao', kind: 'slow', on: ['list'], ms: 10_000 },
  )
  const answers = [await byChannel.get('Candao')?.list(who), await byChannel.get('Candao')?.list(who)]
  expect(answers).toEqual([
    { vouchers: expect.arrayContaining([expect.objectContaining({ code: expect.stringContaining('CD-') })]) },
    'unknown',
  ])
})

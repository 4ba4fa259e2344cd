import { voucherRewardGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { noon, startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
const days = 24 * 60 * 60_000

test('[1.22] anybody sees what points buy, each with the coupon that it would be', async () => {
  const { data } = await gateway.ask(voucherRewardGet, {}, { language: 2 })
  expect(data.length).toBeGreaterThanOrEqual(6)
  expect(data.find(({ rewardId }) => rewardId === 'cash-80')).toMatchObject({
    name: '$80 cash coupon',
    note: 'For orders of $300 or more',
    points: 1500,
    validDays: 60,
    voucher: { voucherCode: 'cash-80', voucherType: 4, voucherAmount: 8000, minUsage: 30_000, validEndDate: noon + 60 * days },
  })
  expect((await gateway.ask(voucherRewardGet)).data[0]?.name).toMatch(/\p{Script=Han}/u)
})

test('an unknown field is turned away', async () => {
  expect(await gateway.call(voucherRewardGet, { x: 1 })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})

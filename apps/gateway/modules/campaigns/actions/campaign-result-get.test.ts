import { campaignResultGet, voucherGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { place } from '../../../testing/orders.fixtures.ts'
import { startCampaigns } from '../tests/campaigns.fixtures.ts'

const world = await startCampaigns()
const { gateway, marketing, rounds, send, found, member } = world
afterAll(world.stop)

const bySms = { newsBySms: true }

test('each is given one coupon with it; the result tells those who were told from those held out', async () => {
  const readers = [await member(bySms), await member(bySms), await member(bySms)]
  const { campaignId } = await send({ couponId: 'cash-20' })
  await rounds()
  for (const reader of readers) {
    const { data } = await gateway.ask(voucherGet, { voucherStatus: 1 }, reader)
    expect(data.filter(({ voucherNameEn }) => voucherNameEn.includes('$20'))).toHaveLength(1)
  }
  await place(gateway, readers[0] ?? {})
  expect(await gateway.ask(campaignResultGet, { campaignId }, marketing)).toEqual({
    told: { members: 3, ordered: 1, orders: 1, total: 8900 },
    heldOut: { members: 0, ordered: 0, orders: 0, total: 0 },
    coupons: { given: 3, used: 0, takenOff: 0 },
  })
  const half = await send({ heldOut: 50 })
  await rounds()
  const { recipients, told, heldOutCount } = await found(half.campaignId)
  expect([recipients, told + heldOutCount]).toEqual([3, 3])
})

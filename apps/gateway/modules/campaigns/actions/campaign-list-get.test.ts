import { campaignListGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startCampaigns } from '../tests/campaigns.fixtures.ts'

const world = await startCampaigns({ SMS_PRICE: '42' })
const { gateway, marketing, later, save, send, rounds } = world
afterAll(world.stop)

test('the campaigns of a brand, the last changed first, with what an SMS costs; none of the other brand', async () => {
  const first = await save({ name: 'First' })
  later(1)
  const second = await send({ name: 'Second' })
  await rounds()
  const { campaigns, smsPrice } = await gateway.ask(campaignListGet, {}, marketing)
  expect(campaigns.map(({ campaignId, state }) => [campaignId, state])).toEqual([
    [second.campaignId, 'sent'],
    [first.campaignId, 'draft'],
  ])
  expect(smsPrice).toBe(42)
  expect((await gateway.ask(campaignListGet, {}, { ...marketing, brand: 42 })).campaigns).toEqual([])
})

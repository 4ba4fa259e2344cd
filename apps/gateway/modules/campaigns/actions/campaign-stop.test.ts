import { campaignStop } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { sendCampaigns } from '../send-campaigns.ts'
import { startCampaigns } from '../tests/campaigns.fixtures.ts'

const world = await startCampaigns()
const { gateway, marketing, clock, later, rounds, send, member, sentTo } = world
afterAll(world.stop)

const bySms = { newsBySms: true }

test('stopped on its way it tells nobody more; stopped before, it is a draft again', async () => {
  const reader = await member(bySms)
  const { campaignId } = await send()
  await sendCampaigns.round(gateway.context)
  later(2)
  expect(await gateway.ask(campaignStop, { campaignId }, marketing)).toMatchObject({ campaign: { state: 'stopped', stopReason: 'person' } })
  await rounds()
  expect(sentTo(reader.phone)).toEqual([])
  const scheduled = await send({}, '2026/11/21 10:00:00')
  expect(await gateway.ask(campaignStop, { campaignId: scheduled.campaignId }, marketing)).toMatchObject({
    campaign: { state: 'draft', sendAt: null },
  })
  clock.at = Date.parse('2026-11-21T10:00:00+08:00')
  await rounds()
  expect(sentTo(reader.phone)).toEqual([])
})

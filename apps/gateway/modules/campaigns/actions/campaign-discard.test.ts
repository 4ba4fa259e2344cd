import { auditGet, campaignDiscard } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newStaff } from '../../../testing/staff.fixtures.ts'
import { startCampaigns } from '../tests/campaigns.fixtures.ts'

const world = await startCampaigns()
const { gateway, marketing, save } = world
afterAll(world.stop)

test('a draft is discarded as it was seen, and it is written down who did what', async () => {
  const { campaignId } = await save({ name: 'Thrown away' })
  expect(await gateway.call(campaignDiscard, { campaignId, revision: 2 }, marketing)).toMatchObject({ code: 'CAMPAIGN_CHANGED' })
  await gateway.ask(campaignDiscard, { campaignId, revision: 1 }, marketing)
  await gateway.ask(campaignDiscard, { campaignId, revision: 1 }, marketing)
  const admin = await newStaff(gateway, 'admin')
  const { entries } = await gateway.ask(auditGet, { subject: 'Thrown away' }, admin)
  expect(entries.map(({ action }) => action)).toEqual(['candao.campaign.campaignDiscard', 'candao.campaign.campaignSave'])
})

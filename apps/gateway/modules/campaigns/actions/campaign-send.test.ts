import { randomUUID } from 'node:crypto'
import { campaignDiscard, campaignSave, campaignSend, campaignStop } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newStaff } from '../../../testing/staff.fixtures.ts'
import { draft, startCampaigns } from '../tests/campaigns.fixtures.ts'

const world = await startCampaigns()
const { gateway, marketing, later, rounds, save } = world
afterAll(world.stop)

test('what cannot be sent is refused', async () => {
  const { campaignId } = await save({ body: { tc: '薄餅', en: '' } })
  const send = (more: object = {}) => gateway.call(campaignSend, { campaignId, revision: 1, sendAt: null, ...more }, marketing)
  expect(await send()).toMatchObject({ code: 'CAMPAIGN_UNFINISHED' })
  expect(await send({ sendAt: '2026/11/20 11:59:00' })).toMatchObject({ code: 'CAMPAIGN_MOMENT' })
  expect(await send({ sendAt: '2027/11/20 11:59:00' })).toMatchObject({ code: 'CAMPAIGN_MOMENT' })
  expect(await send({ revision: 2 })).toMatchObject({ code: 'CAMPAIGN_CHANGED' })
  expect(await send({ campaignId: randomUUID() })).toMatchObject({ code: 'CAMPAIGN_UNKNOWN' })
})

test('it is sent once, by whoever has shown who they are; then it can be neither changed nor discarded', async () => {
  const { campaignId } = await save()
  const ask = { campaignId, revision: 1, sendAt: null }
  later(11 * 60)
  expect(await gateway.call(campaignSend, ask, marketing)).toMatchObject({ code: 'STEP_UP' })
  const fresh = await newStaff(gateway, 'marketing')
  const sent = await gateway.ask(campaignSend, ask, fresh)
  expect(sent).toEqual(await gateway.ask(campaignSend, ask, fresh))
  expect(await gateway.call(campaignSave, draft({ campaignId, revision: 2 }), fresh)).toMatchObject({ code: 'CAMPAIGN_NOT_DRAFT' })
  expect(await gateway.call(campaignDiscard, { campaignId, revision: 2 }, fresh)).toMatchObject({ code: 'CAMPAIGN_NOT_DRAFT' })
  await rounds()
  expect(await gateway.call(campaignStop, { campaignId }, fresh)).toMatchObject({ code: 'CAMPAIGN_ENDED' })
})

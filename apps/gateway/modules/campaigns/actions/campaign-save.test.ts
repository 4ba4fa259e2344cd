import { randomUUID } from 'node:crypto'
import { auditGet, campaignDiscard, campaignListGet, campaignSave, campaignSend, campaignStop } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newStaff } from '../../../testing/staff.fixtures.ts'
import { draft, startCampaigns } from '../tests/campaigns.fixtures.ts'

const world = await startCampaigns()
const { gateway, marketing, later, rounds, found } = world
afterAll(world.stop)

const save = (more: object = {}) => gateway.call(campaignSave, draft(more), marketing)

test('a draft is kept as it was written; the same again changes nothing, and what somebody else wrote is not overwritten', async () => {
  const first = draft({ most: 50_000, heldOut: 10 })
  const { campaign } = await gateway.ask(campaignSave, first, marketing)
  expect(campaign).toMatchObject({ state: 'draft', revision: 1, brand: 31, most: 50_000, heldOut: 10, changedName: 'Chan Siu Ming' })
  expect((await gateway.ask(campaignSave, first, marketing)).campaign.revision).toBe(1)
  const changed = { ...first, revision: 1, name: 'Come back soon' }
  expect((await gateway.ask(campaignSave, changed, marketing)).campaign).toMatchObject({ revision: 2, name: 'Come back soon' })
  expect((await gateway.ask(campaignSave, changed, marketing)).campaign.revision).toBe(2)
  expect(await gateway.call(campaignSave, { ...changed, name: 'Another' }, marketing)).toMatchObject({ code: 'CAMPAIGN_CHANGED' })
  expect(await found(first.campaignId)).toMatchObject({ name: 'Come back soon' })
})

test('one of the other brand is not there; one that is not there is not made by a later revision', async () => {
  const { campaign } = await gateway.ask(campaignSave, draft(), marketing)
  const asMacau = { ...marketing, brand: 42 as const }
  const same = draft({ campaignId: campaign.campaignId, revision: 1 })
  expect(await gateway.call(campaignSave, same, asMacau)).toMatchObject({ code: 'CAMPAIGN_UNKNOWN' })
  expect(await gateway.call(campaignStop, { campaignId: campaign.campaignId }, asMacau)).toMatchObject({ code: 'CAMPAIGN_UNKNOWN' })
  expect((await gateway.ask(campaignListGet, {}, asMacau)).campaigns).toEqual([])
  expect(await save({ revision: 3 })).toMatchObject({ code: 'CAMPAIGN_UNKNOWN' })
})

test('what cannot be is refused', async () => {
  expect(await save({ couponId: 'nothing' })).toMatchObject({ code: 'COUPON_UNKNOWN' })
  expect(await save({ name: '' })).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await save({ heldOut: 60 })).toMatchObject({ code: 'CONTENT_INVALID' })
  const { campaign } = await gateway.ask(campaignSave, draft({ body: { tc: '薄餅', en: '' } }), marketing)
  const { campaignId } = campaign
  const send = (more: object = {}) => gateway.call(campaignSend, { campaignId, revision: 1, sendAt: null, ...more }, marketing)
  expect(await send()).toMatchObject({ code: 'CAMPAIGN_UNFINISHED' })
  expect(await send({ sendAt: '2026/11/20 11:59:00' })).toMatchObject({ code: 'CAMPAIGN_MOMENT' })
  expect(await send({ sendAt: '2027/11/20 11:59:00' })).toMatchObject({ code: 'CAMPAIGN_MOMENT' })
  expect(await send({ revision: 2 })).toMatchObject({ code: 'CAMPAIGN_CHANGED' })
  expect(await send({ campaignId: randomUUID() })).toMatchObject({ code: 'CAMPAIGN_UNKNOWN' })
})

test('it is sent once, by whoever has shown who they are; then it can be neither changed nor discarded', async () => {
  const { campaign } = await gateway.ask(campaignSave, draft(), marketing)
  const { campaignId } = campaign
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

test('a draft is discarded as it was seen, and it is written down who did what', async () => {
  const { campaign } = await gateway.ask(campaignSave, draft({ name: 'Thrown away' }), marketing)
  const { campaignId } = campaign
  expect(await gateway.call(campaignDiscard, { campaignId, revision: 2 }, marketing)).toMatchObject({ code: 'CAMPAIGN_CHANGED' })
  await gateway.ask(campaignDiscard, { campaignId, revision: 1 }, marketing)
  await gateway.ask(campaignDiscard, { campaignId, revision: 1 }, marketing)
  const admin = await newStaff(gateway, 'admin')
  const { entries } = await gateway.ask(auditGet, { subject: 'Thrown away' }, admin)
  expect(entries.map(({ action }) => action)).toEqual(['candao.campaign.campaignDiscard', 'candao.campaign.campaignSave'])
})

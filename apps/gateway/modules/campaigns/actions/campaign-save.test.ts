import { campaignListGet, campaignSave, campaignStop } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { draft, startCampaigns } from '../tests/campaigns.fixtures.ts'

const world = await startCampaigns()
const { gateway, marketing, found } = world
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
})

import { campaignSave } from '@harbour/protocol'
import { isDeepStrictEqual } from 'node:util'
import { refuse } from '../../../platform/handle.ts'
import { shownCampaign, writtenContent } from '../campaign.ts'
import { handle } from '../deps.ts'

export const campaignSaveAction = handle(campaignSave, (input, call) => {
  const { campaigns, catalogue, brand, clock, caller } = call
  const [{ revision }, content] = [input, writtenContent(input)]
  if (content.couponId !== null && !catalogue.coupon(content.couponId)) throw refuse(campaignSave, 'COUPON_UNKNOWN')
  const key = { campaignId: input.campaignId.toLowerCase(), brand }
  const draft = { ...key, content, changedAt: clock.now(), changedName: caller.name }
  return call.db.transaction(async (rows) => {
    const isMade = revision === 0 && (await campaigns.make(rows, draft))
    const before = isMade ? undefined : await campaigns.lock(rows, key)
    if (!isMade) {
      if (!before) throw refuse(campaignSave, 'CAMPAIGN_UNKNOWN')
      // An answer that was lost is asked for again.
      if (isDeepStrictEqual(before.content, content) && before.state === 'draft' && before.revision === revision + 1)
        return { campaign: shownCampaign(before) }
      if (before.state !== 'draft') throw refuse(campaignSave, 'CAMPAIGN_NOT_DRAFT')
      if (before.revision !== revision) throw refuse(campaignSave, 'CAMPAIGN_CHANGED')
      await campaigns.write(rows, draft)
    }
    const audited = { subject: content.name, brand, before: before?.content, after: content }
    await call.audit.write(rows, { action: campaignSave.name, ...audited }, call)
    const after = await campaigns.find(rows, key)
    if (!after) throw new Error('a campaign that was written is gone')
    return { campaign: shownCampaign(after) }
  })
})

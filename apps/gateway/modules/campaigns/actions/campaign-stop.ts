import { campaignStop } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { shownCampaign } from '../campaign.ts'
import { handle } from '../deps.ts'

export const campaignStopAction = handle(campaignStop, ({ campaignId: id }, call) => {
  const { campaigns, brand, clock, caller } = call
  const key = { campaignId: id.toLowerCase(), brand }
  return call.db.transaction(async (rows) => {
    const before = await campaigns.lock(rows, key)
    if (!before) throw refuse(campaignStop, 'CAMPAIGN_UNKNOWN')
    const { state, stopReason } = before
    if (state === 'sent' || stopReason === 'cost' || stopReason === 'coupon') throw refuse(campaignStop, 'CAMPAIGN_ENDED')
    if (state === 'draft' || state === 'stopped') return { campaign: shownCampaign(before) }
    const at = clock.now()
    if (state === 'scheduled') await campaigns.recall(rows, { ...key, changedAt: at, changedName: caller.name })
    else await campaigns.stop(rows, { ...key, at, reason: 'person' })
    const after = await campaigns.find(rows, key)
    if (!after) throw new Error('a campaign that was written is gone')
    const told = { told: after.told, recipients: after.recipients }
    const audited = { subject: before.content.name, brand, before: { state }, after: { state: after.state, ...told } }
    await call.audit.write(rows, { action: campaignStop.name, ...audited }, call)
    return { campaign: shownCampaign(after) }
  })
})

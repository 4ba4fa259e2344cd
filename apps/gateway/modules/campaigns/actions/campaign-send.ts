import { campaignSend } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { siteOrigin } from '../../../platform/site-origin.ts'
import { shownCampaign } from '../campaign.ts'
import { isFinished } from '../campaign-words.ts'
import { handle } from '../deps.ts'

const days = 24 * 60 * 60_000
const mostAhead = 90 * days

export const campaignSendAction = handle(campaignSend, ({ campaignId: id, revision, sendAt }, call) => {
  const { campaigns, catalogue, brand, clock, caller } = call
  const key = { campaignId: id.toLowerCase(), brand }
  const now = clock.now()
  if (sendAt !== null && (sendAt < now || sendAt > now + mostAhead)) throw refuse(campaignSend, 'CAMPAIGN_MOMENT')
  return call.db.transaction(async (rows) => {
    const before = await campaigns.lock(rows, key)
    if (!before) throw refuse(campaignSend, 'CAMPAIGN_UNKNOWN')
    // An answer that was lost is asked for again.
    if (before.state !== 'draft' && before.revision === revision + 1) return { campaign: shownCampaign(before) }
    if (before.state !== 'draft') throw refuse(campaignSend, 'CAMPAIGN_NOT_DRAFT')
    if (before.revision !== revision) throw refuse(campaignSend, 'CAMPAIGN_CHANGED')
    const { name, couponId } = before.content
    if (!isFinished(before.content)) throw refuse(campaignSend, 'CAMPAIGN_UNFINISHED')
    if (couponId !== null && !catalogue.coupon(couponId)) throw refuse(campaignSend, 'COUPON_UNKNOWN')
    const sent = { ...key, sendAt: sendAt ?? now, origin: siteOrigin(call), changedAt: now, changedName: caller.name }
    await campaigns.schedule(rows, sent)
    const audited = { subject: name, brand, after: { ...before.content, sendAt: sent.sendAt } }
    await call.audit.write(rows, { action: campaignSend.name, ...audited }, call)
    const after = await campaigns.find(rows, key)
    if (!after) throw new Error('a campaign that was written is gone')
    return { campaign: shownCampaign(after) }
  })
})

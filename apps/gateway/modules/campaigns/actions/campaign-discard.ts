import { campaignDiscard } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'

export const campaignDiscardAction = handle(campaignDiscard, ({ campaignId: id, revision }, call) => {
  const { campaigns, brand } = call
  const key = { campaignId: id.toLowerCase(), brand }
  return call.db.transaction(async (rows) => {
    const before = await campaigns.lock(rows, key)
    if (!before) return null
    if (before.state !== 'draft') throw refuse(campaignDiscard, 'CAMPAIGN_NOT_DRAFT')
    if (before.revision !== revision) throw refuse(campaignDiscard, 'CAMPAIGN_CHANGED')
    await campaigns.discard(rows, key)
    const audited = { subject: before.content.name, brand, before: before.content }
    await call.audit.write(rows, { action: campaignDiscard.name, ...audited }, call)
    return null
  })
})

import { campaignResultDays, campaignResultGet } from '@harbour/protocol'
import { cents } from '@harbour/rules'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import type { CampaignResult } from '../store/campaigns.ts'

export const campaignResultGetAction = handle(campaignResultGet, async ({ campaignId: id }, { campaigns, db, brand }) => {
  const key = { campaignId: id.toLowerCase(), brand }
  if (!(await campaigns.find(db.rows, key))) throw refuse(campaignResultGet, 'CAMPAIGN_UNKNOWN')
  const [results, coupons] = await Promise.all([campaigns.results({ ...key, days: campaignResultDays }), campaigns.coupons(key.campaignId)])
  const group = (held: boolean) => groupOf(results.find((each) => each.held === held))
  return { told: group(false), heldOut: group(true), coupons }
})

const groupOf = (found: CampaignResult | undefined) => ({
  members: found?.members ?? 0,
  ordered: found?.ordered ?? 0,
  orders: found?.orders ?? 0,
  total: found?.total ?? cents(0),
})

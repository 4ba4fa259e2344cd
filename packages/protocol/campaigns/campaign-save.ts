import * as v from 'valibot'
import { action } from '../action.ts'
import { Whole } from '../reports/report.ts'
import { Guid } from '../units.ts'
import { Campaign, campaignContent } from './campaign.ts'

/**
 * Keeps a draft of the envelope's brand, which may be unfinished. `revision` is the one that was seen, 0 for a new one: where it is another by now,
 * nothing is overwritten. The same asked again changes nothing more.
 */
export const campaignSave = action('candao.campaign.campaignSave', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.market',
  content: { campaignId: Guid, revision: Whole, ...campaignContent },
  data: v.object({ campaign: Campaign }),
  refusals: ['CAMPAIGN_UNKNOWN', 'CAMPAIGN_CHANGED', 'CAMPAIGN_NOT_DRAFT', 'COUPON_UNKNOWN'],
})

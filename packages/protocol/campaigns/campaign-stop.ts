import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid } from '../units.ts'
import { Campaign } from './campaign.ts'

/** Stops a campaign: one that has not left yet is a draft again, of one on its way nobody is told any more. What was told stays told. */
export const campaignStop = action('candao.campaign.campaignStop', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.market',
  content: { campaignId: Guid },
  data: v.object({ campaign: Campaign }),
  refusals: ['CAMPAIGN_UNKNOWN', 'CAMPAIGN_ENDED'],
})

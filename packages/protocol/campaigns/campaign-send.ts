import * as v from 'valibot'
import { action } from '../action.ts'
import { Whole } from '../reports/report.ts'
import { Guid, Moment } from '../units.ts'
import { Campaign } from './campaign.ts'

/**
 * Sends a draft as it was seen, at a moment to come or (null) at once. Its members are those of its segment at that moment. Messages leave from 09:00 to 22:00; what is left then goes
 * on the next day. A draft without a text in both languages is not sent. The same asked again changes nothing more.
 */
export const campaignSend = action('candao.campaign.campaignSend', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.market',
  stepUp: true,
  content: { campaignId: Guid, revision: Whole, sendAt: v.nullable(Moment) },
  data: v.object({ campaign: Campaign }),
  refusals: ['CAMPAIGN_UNKNOWN', 'CAMPAIGN_CHANGED', 'CAMPAIGN_NOT_DRAFT', 'CAMPAIGN_UNFINISHED', 'CAMPAIGN_MOMENT', 'COUPON_UNKNOWN'],
})

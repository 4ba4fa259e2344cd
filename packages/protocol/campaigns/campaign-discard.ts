import * as v from 'valibot'
import { action } from '../action.ts'
import { Whole } from '../reports/report.ts'
import { Guid } from '../units.ts'

/** Throws a draft away as it was seen. One that is gone already is no fault. */
export const campaignDiscard = action('candao.campaign.campaignDiscard', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.market',
  content: { campaignId: Guid, revision: Whole },
  data: v.null(),
  refusals: ['CAMPAIGN_CHANGED', 'CAMPAIGN_NOT_DRAFT'],
})

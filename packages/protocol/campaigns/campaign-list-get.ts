import * as v from 'valibot'
import { action } from '../action.ts'
import { Sum } from '../reports/report.ts'
import { Campaign } from './campaign.ts'

/** The campaigns of the envelope's brand, the last changed first, 200 at most, and the cents that one SMS costs. */
export const campaignListGet = action('candao.campaign.campaignListGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.market',
  content: {},
  data: v.object({ campaigns: v.array(Campaign), smsPrice: Sum }),
})

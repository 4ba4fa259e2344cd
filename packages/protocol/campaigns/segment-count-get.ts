import * as v from 'valibot'
import { action } from '../action.ts'
import { Whole } from '../reports/report.ts'
import { campaignContent, Segment } from './campaign.ts'

/**
 * The members of the envelope's brand who are in a segment this moment, and how many of them a message would reach by each channel: who has consented to it, has an
 * address there that is theirs, and has not been told by a campaign in `restDays`. Nobody is named.
 */
export const segmentCountGet = action('candao.campaign.segmentCountGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.market',
  content: { segment: Segment, restDays: campaignContent.restDays },
  data: v.object({ members: Whole, push: Whole, sms: Whole, email: Whole }),
})

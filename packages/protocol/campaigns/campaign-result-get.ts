import * as v from 'valibot'
import { action } from '../action.ts'
import { Sum, Whole } from '../reports/report.ts'
import { Guid } from '../units.ts'

/** The days after a message in which an order is counted as brought by it. */
export const campaignResultDays = 7

const Group = v.object({ members: Whole, ordered: Whole, orders: Whole, total: Sum })

/**
 * The result of a campaign: the members who were told and those who were held out, how many of each ordered from its brand within seven days (of the message; of the campaign's
 * start for those held out), their orders without the cancelled ones, and what they came to in cents; and the coupons that it gave, those that an order has used, and what
 * they took off.
 */
export const campaignResultGet = action('candao.campaign.campaignResultGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.market',
  content: { campaignId: Guid },
  data: v.object({ told: Group, heldOut: Group, coupons: v.object({ given: Whole, used: Whole, takenOff: Sum }) }),
  refusals: ['CAMPAIGN_UNKNOWN'],
})

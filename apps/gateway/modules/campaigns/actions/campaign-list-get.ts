import { campaignListGet } from '@harbour/protocol'
import { shownCampaign } from '../campaign.ts'
import { handle } from '../deps.ts'

export const campaignListGetAction = handle(campaignListGet, async (_, { campaigns, brand, settings }) => ({
  campaigns: (await campaigns.list(brand)).map(shownCampaign),
  smsPrice: settings.smsPrice,
}))

/** The thing for which a campaign's coupon is given: each member has one of each campaign. */
export const givenForCampaign = (campaignId: string): string => `campaign ${campaignId}`

import { page, type Screen } from '../screen.ts'
import { paths } from '../paths.ts'

/** Messages to members. */
export const campaignsScreens: Screen[] = [
  {
    path: paths.campaigns,
    right: 'catalogue.market',
    Screen: page(async () => (await import('./list/CampaignsScreen.tsx')).CampaignsScreen),
  },
  {
    path: `${paths.campaigns}/:campaignId`,
    right: 'catalogue.market',
    Screen: page(async () => (await import('./edit/CampaignScreen.tsx')).CampaignScreen),
  },
]

import type { Campaigns } from './store/campaigns.ts'
import type { Segments } from './store/segments.ts'
import type { NewsStops } from './store/news-stops.ts'

export type CampaignServices = {
  /** Messages to segments of members. */
  campaigns: Campaigns
  /** Members by what they have ordered. */
  segments: Segments
  /** Links by which members stop news. */
  newsStops: NewsStops
}

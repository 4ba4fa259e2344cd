import { campaignListGet, type Answer, type Campaign } from '@harbour/protocol'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { useOffice } from '../../api/keys.ts'
import type { Brand } from '@harbour/rules'

type Listed = Answer<typeof campaignListGet>

const campaignsQuery = (brand: Brand) => {
  const asked = query(campaignListGet, {})
  return { ...asked, queryKey: [...asked.queryKey, brand] as const }
}

/** The campaigns of the brand that is looked at, and the cents of an SMS; asked for often while one is on its way. */
export function useCampaigns() {
  const brand = useOffice(({ brand }) => brand)
  return useQuery({ ...campaignsQuery(brand), refetchInterval: ({ state }) => pauseOf(state.data) })
}

function pauseOf(listed: Listed | undefined): number {
  const has = (state: Campaign['state']) => listed?.campaigns.some((each) => each.state === state)
  return has('sending') ? 3000 : has('scheduled') ? 5000 : 30_000
}

/** Gives what reads the campaigns anew, and what puts one in its place as a call has just told it, or takes it away. */
export function useCampaignCache() {
  const [queries, brand] = [useQueryClient(), useOffice(({ brand }) => brand)]
  const asked = campaignsQuery(brand)
  const others = (listed: Listed, campaignId: string) => listed.campaigns.filter((each) => each.campaignId !== campaignId)
  return {
    fresh: () => queries.fetchQuery({ ...asked, staleTime: 0 }),
    put: (campaign: Campaign) =>
      void queries.setQueryData<Listed>(
        asked.queryKey,
        (listed) => listed && { ...listed, campaigns: [campaign, ...others(listed, campaign.campaignId)] },
      ),
    drop: (campaignId: string) =>
      void queries.setQueryData<Listed>(asked.queryKey, (listed) => listed && { ...listed, campaigns: others(listed, campaignId) }),
  }
}

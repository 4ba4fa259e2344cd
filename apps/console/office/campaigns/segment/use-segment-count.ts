import { segmentCountGet, type Answer } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useOffice } from '../../../api/keys.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { tidySegment, type CampaignContent } from '../words/campaign-content.ts'

export type SegmentCount = Answer<typeof segmentCountGet>

/** The members in a segment now and how many of them each channel reaches; the last answer stays while the next one is counted. */
export function useSegmentCount({ segment, restDays }: Pick<CampaignContent, 'segment' | 'restDays'>) {
  const brand = useOffice(({ brand }) => brand)
  const wanted = JSON.stringify({ segment: tidySegment(segment), restDays })
  const settled = useSettled(wanted)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [segmentCountGet.name, brand, settled],
    // It was one, a moment ago.
    queryFn: ({ signal }) => call(segmentCountGet, JSON.parse(settled) as Pick<CampaignContent, 'segment' | 'restDays'>, { signal }),
    placeholderData: (before) => before,
    staleTime: 30_000,
  })
  return { count: data, isCounting: isFetching || wanted !== settled, error, refetch }
}

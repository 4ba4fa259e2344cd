import { addressSuggest } from '@harbour/protocol'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { m } from '../../paraglide/messages.js'
import { useGuestLocation } from '../../entities/location/guest-location.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { OtherRegionLink } from './OtherRegionLink.tsx'
import type { Picking } from './picking.ts'
import { PlaceList } from './PlaceList.tsx'
import { PlaceSkeleton } from './PlaceSkeleton.tsx'
import { TryAgain } from './TryAgain.tsx'

/** Places that the typed words may mean, best first, in either language (spec 1.16). */
export function PlaceSuggestions({ words, picking }: { words: string; picking: Picking }) {
  const { point: near } = useGuestLocation()
  const { data, isError, refetch } = useQuery({
    ...query(addressSuggest, { keyword: words, near }, { background: true, handles: 'all' }),
    placeholderData: keepPreviousData,
  })
  if (isError) return <TryAgain onPress={() => void refetch()}>{m.address_search_failed()}</TryAgain>
  if (!data) return <PlaceSkeleton rows={6} />
  const places = data.data
  return (
    <>
      <p className="sr" role="status">
        {m.address_results({ count: places.length })}
      </p>
      {data.elsewhere && <OtherRegionLink />}
      {places.length > 0 && <PlaceList label={m.address_found_places()} places={places} picking={picking} />}
      {places.length === 0 && !data.elsewhere && <EmptyState title={m.address_nothing({ words })} body={m.address_nothing_body()} />}
    </>
  )
}

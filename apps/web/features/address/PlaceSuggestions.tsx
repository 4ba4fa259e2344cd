import { addressSuggest } from '@harbour/protocol'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { query } from '../../api/call.ts'
import { m } from '../../paraglide/messages.js'
import { useGuestLocation } from '../../entities/location/guest-location.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { OtherRegionLink } from './OtherRegionLink.tsx'
import type { Picking } from './picking.ts'
import { PlaceList } from './PlaceList.tsx'
import { PlaceSkeleton } from './PlaceSkeleton.tsx'
import { TryAgain } from './TryAgain.tsx'

/** The places shown at first; the others once they are asked for. */
const first = 10
const most = 30

/** Places that the typed words may mean, best first, in either language (spec 1.16). */
export function PlaceSuggestions({ words, picking }: { words: string; picking: Picking }) {
  const { point: near } = useGuestLocation()
  const { data, isError, refetch } = useQuery({
    ...query(addressSuggest, { keyword: words, near, limit: most }, { background: true, handles: 'all' }),
    placeholderData: keepPreviousData,
  })
  const list = useRef<HTMLUListElement>(null)
  const [wholeFor, setWholeFor] = useState<string>()
  if (isError) return <TryAgain onPress={() => void refetch()}>{m.address_search_failed()}</TryAgain>
  if (!data) return <PlaceSkeleton rows={6} />
  const places = data.data
  const shown = wholeFor === words ? places : places.slice(0, first)
  const rest = places.length - shown.length
  const showRest = () => {
    flushSync(() => setWholeFor(words))
    list.current?.children[first]?.querySelector('button')?.focus()
  }
  return (
    <>
      <p className="sr" role="status">
        {rest > 0 ? m.address_results_first({ count: places.length, shown: shown.length }) : m.address_results({ count: places.length })}
      </p>
      {data.elsewhere && <OtherRegionLink />}
      {shown.length > 0 && <PlaceList ref={list} label={m.address_found_places()} places={shown} picking={picking} />}
      {rest > 0 && (
        <Button variant="ghost" block onClick={showRest}>
          {m.address_more({ count: rest })}
        </Button>
      )}
      {places.length === 0 && !data.elsewhere && <EmptyState title={m.address_nothing({ words })} body={m.address_nothing_body()} />}
    </>
  )
}

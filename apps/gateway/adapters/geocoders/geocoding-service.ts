import type { SuggestedPlace } from '@harbour/protocol'
import type { Point } from '@harbour/rules'
import type { Search } from '../../modules/addresses/geocoder.ts'

/** A place as a provider tells it, in the language that was asked for. */
export type FoundPlace = Omit<SuggestedPlace, 'distance'>

/** A service that somebody else runs. It throws where it cannot answer; `around` is missing where it knows no way from a point to an address. */
export type Provider = {
  name: string
  find(keyword: string, search: Search): Promise<FoundPlace[]>
  around?(point: Point, search: Search): Promise<FoundPlace[]>
}

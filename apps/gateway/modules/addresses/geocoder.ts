import type { NearbyPlace, SuggestedPlace } from '@harbour/protocol'
import type { Brand, Language, Point } from '@harbour/rules'

/** The region that is searched, the language in which the places are told, and the most of them. */
export type Search = { brand: Brand; language: Language; limit: number }

/** The port behind the address chooser. The embedded gazetteer answers by default; a provider of maps can stand here instead. */
export type Geocoder = {
  /** Places that a keyword may mean, typos forgiven, best first; `near` decides between equals and gives distances in metres. */
  suggest(keyword: string, search: Search & { near?: Point }): Promise<SuggestedPlace[]>
  /** Places around a point, nearest first, distances in metres; none where nothing is near. */
  nearby(point: Point, search: Search): Promise<NearbyPlace[]>
}

import { languageIds, brandIds, type Brand, type Language } from '@harbour/rules'
import * as v from 'valibot'
import { getJson } from './get-json.ts'
import type { FoundPlace, Provider } from './geocoding-service.ts'
import { regionBox } from './region.ts'

const Result = v.object({
  place_id: v.string(),
  address_components: v.array(v.object({ long_name: v.string(), types: v.array(v.string()) })),
  formatted_address: v.string(),
  geometry: v.object({ location: v.object({ lat: v.number(), lng: v.number() }) }),
  types: v.optional(v.array(v.string()), []),
})
const Answer = v.object({ status: v.string(), results: v.optional(v.array(Result), []) })

/** Google's Geocoding API, with a key of yours. */
export function googleProvider({ url = 'https://maps.googleapis.com', key }: { url?: string | undefined; key: string }): Provider {
  const ask = async (query: Record<string, string>, language: Language): Promise<FoundPlace[]> => {
    const tongue = language === languageIds.tc ? 'zh-HK' : 'en'
    const { status, results } = await getJson(Answer, { url, path: '/maps/api/geocode/json', query: { ...query, language: tongue, key } })
    if (status === 'ZERO_RESULTS') return []
    if (status !== 'OK') throw new Error(`status ${status}`)
    return results.map((result) => placeOf(result, language))
  }
  return {
    name: 'google',
    find: (keyword, { brand, language }) =>
      ask({ address: keyword, region: brand === brandIds.hongKong ? 'hk' : 'mo', bounds: bounds(brand) }, language),
    around: ({ lat, lng }, { language }) => ask({ latlng: `${lat},${lng}` }, language),
  }
}

function placeOf(
  { place_id, address_components, formatted_address, geometry, types }: v.InferOutput<typeof Result>,
  language: Language,
): FoundPlace {
  const part = (...kinds: string[]): string => {
    const known = kinds.flatMap((kind) => address_components.filter(({ types: own }) => own.includes(kind)))
    return known[0]?.long_name ?? ''
  }
  const [number, road] = [part('street_number'), part('route')]
  const street = language === languageIds.tc ? `${road}${number ? ` ${number} 號` : ''}` : [number, road].filter(Boolean).join(' ')
  return {
    placeId: `google-${place_id}`,
    kind: types.includes('route') ? 'street' : 'tower',
    building: part('premise', 'establishment', 'point_of_interest', 'subpremise') || street || formatted_address,
    district: part('administrative_area_level_1', 'locality', 'neighborhood'),
    fullAddress: formatted_address,
    ...geometry.location,
  }
}

function bounds(brand: Brand): string {
  const [south, west, north, east] = regionBox(brand)
  return `${south},${west}|${north},${east}`
}

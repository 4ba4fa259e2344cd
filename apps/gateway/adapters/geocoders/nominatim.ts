import { languageIds, type Brand, type Language } from '@harbour/rules'
import * as v from 'valibot'
import { getJson } from './get-json.ts'
import type { FoundPlace, Provider } from './geocoding-service.ts'
import { regionBox } from './region.ts'

const Text = v.optional(v.string(), '')
const Degrees = v.pipe(v.string(), v.transform(Number))
const Place = v.object({
  osm_type: Text,
  osm_id: v.optional(v.number(), 0),
  lat: Degrees,
  lon: Degrees,
  category: Text,
  name: Text,
  display_name: v.string(),
  address: v.optional(
    v.object({
      house_number: Text,
      road: Text,
      neighbourhood: Text,
      quarter: Text,
      suburb: Text,
      city_district: Text,
      county: Text,
      city: Text,
    }),
    {},
  ),
})
const NotFound = v.object({ error: v.string() })

/** Nominatim, the search over OpenStreetMap: the public one or your own. */
export function nominatimProvider({ url = 'https://nominatim.openstreetmap.org' }: { url?: string | undefined }): Provider {
  const usual = { format: 'jsonv2', addressdetails: '1', layer: 'address,poi' }
  return {
    name: 'nominatim',
    async find(keyword, { brand, language, limit }) {
      const query = {
        ...usual,
        q: keyword,
        limit: String(limit),
        viewbox: viewbox(brand),
        bounded: '1',
        'accept-language': tongue(language),
      }
      const found = await getJson(v.array(Place), { url, path: '/search', query })
      return found.map((place) => placeOf(place, language))
    },
    async around({ lat, lng }, { language }) {
      const query = { ...usual, lat: String(lat), lon: String(lng), zoom: '18', 'accept-language': tongue(language) }
      const found = await getJson(v.union([Place, NotFound]), { url, path: '/reverse', query })
      return 'error' in found ? [] : [placeOf(found, language)]
    },
  }
}

function placeOf(
  { osm_type, osm_id, lat, lon, category, name, display_name, address }: v.InferOutput<typeof Place>,
  language: Language,
): FoundPlace {
  const { house_number, road, neighbourhood, quarter, suburb, city_district, county, city } = address
  const street =
    language === languageIds.tc ? `${road}${house_number ? ` ${house_number} 號` : ''}` : [house_number, road].filter(Boolean).join(' ')
  const [area = '', district = area] = [suburb || quarter || neighbourhood, city_district || county || city].filter(Boolean)
  return {
    placeId: `osm-${osm_type}-${osm_id}`,
    kind: category === 'highway' ? 'street' : 'tower',
    building: name || street || display_name,
    district,
    fullAddress: (language === languageIds.tc ? `${area}${street}` : [street, area].filter(Boolean).join(', ')) || display_name,
    lat,
    lng: lon,
  }
}

function viewbox(brand: Brand): string {
  const [south, west, north, east] = regionBox(brand)
  return [west, north, east, south].join(',')
}

function tongue(language: Language): string {
  return language === languageIds.tc ? 'zh-HK,zh-Hant,zh' : 'en'
}

import { buildingsCalled, buildingsNear, type Building } from './buildings.ts'

/** Google's Geocoding: `GET /maps/api/geocode/json` with an address or a point. */
export function googleAnswer(query: URLSearchParams): unknown {
  if (!query.get('key'))
    return { error_message: 'You must use an API key to authenticate each request.', results: [], status: 'REQUEST_DENIED' }
  const language = (query.get('language') ?? '').startsWith('zh') ? 'tc' : 'en'
  const [lat = NaN, lng = NaN] = (query.get('latlng') ?? '').split(',').map(Number)
  const found = query.has('latlng') ? buildingsNear(lat, lng) : buildingsCalled(query.get('address') ?? '')
  return { results: found.map((building) => result(building, language)), status: found.length > 0 ? 'OK' : 'ZERO_RESULTS' }
}

export const googleOverLimit = { error_message: 'You have exceeded your rate-limit for this API.', results: [], status: 'OVER_QUERY_LIMIT' }

function result({ name, street, suburb, district, region, lat, lng }: Building, language: 'tc' | 'en'): unknown {
  const part = (text: string, ...types: string[]) => ({ long_name: text, short_name: text, types })
  return {
    address_components: [
      part(name[language], 'premise'),
      part(street.number, 'street_number'),
      part(street[language], 'route'),
      part(suburb[language], 'neighborhood', 'political'),
      part(district[language], 'administrative_area_level_1', 'political'),
      part(region === 'MO' ? 'MO' : 'HK', 'country', 'political'),
    ],
    formatted_address: `${street.number} ${street[language]}, ${suburb[language]}`,
    geometry: {
      location: { lat, lng },
      location_type: 'ROOFTOP',
      viewport: { northeast: { lat: lat + 0.001, lng: lng + 0.001 }, southwest: { lat: lat - 0.001, lng: lng - 0.001 } },
    },
    place_id: `ChIJ${Buffer.from(name.en).toString('base64url')}`,
    types: ['premise', 'shopping_mall'],
  }
}

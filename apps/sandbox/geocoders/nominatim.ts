import { buildingsCalled, buildingsNear, type Building } from './buildings.ts'

/** Nominatim's `GET /search?q=…` in the format jsonv2: a list, empty where nothing is found. */
export function nominatimSearch(query: URLSearchParams): unknown {
  return buildingsCalled(query.get('q') ?? '').map((building, index) => place(building, { language: languageOf(query), index }))
}

/** Its `GET /reverse?lat=…&lon=…`: one place, or an error with status 200. */
export function nominatimReverse(query: URLSearchParams): unknown {
  const [building] = buildingsNear(Number(query.get('lat')), Number(query.get('lon')))
  return building ? place(building, { language: languageOf(query), index: 0 }) : { error: 'Unable to geocode' }
}

function languageOf(query: URLSearchParams): 'tc' | 'en' {
  return (query.get('accept-language') ?? '').startsWith('zh') ? 'tc' : 'en'
}

function place(
  { name, street, suburb, district, lat, lng }: Building,
  { language, index }: { language: 'tc' | 'en'; index: number },
): unknown {
  const parts = [name[language], street.number, street[language], suburb[language], district[language]]
  return {
    place_id: 232_000_000 + index,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: 'way',
    osm_id: 28_000_000 + index,
    lat: lat.toFixed(7),
    lon: lng.toFixed(7),
    category: 'shop',
    type: 'mall',
    place_rank: 30,
    importance: 0.31,
    addresstype: 'shop',
    name: name[language],
    display_name: parts.join(', '),
    address: {
      shop: name[language],
      house_number: street.number,
      road: street[language],
      suburb: suburb[language],
      city_district: district[language],
      country_code: 'cn',
    },
    boundingbox: [lat - 0.001, lat + 0.001, lng - 0.001, lng + 0.001].map((edge) => edge.toFixed(7)),
  }
}

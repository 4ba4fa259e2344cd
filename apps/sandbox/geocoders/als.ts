import { buildingsCalled, type Building } from './buildings.ts'

const regions = { HK: '香港', KLN: '九龍', NT: '新界', MO: '', CN: '' }

/** The Address Lookup Service of Hong Kong: `GET /lookup?q=…&n=…`. It knows Hong Kong only, and no way from a point to an address. */
export function alsAnswer(query: URLSearchParams): unknown {
  const asked = query.get('q') ?? ''
  const found = buildingsCalled(asked).filter(({ region }) => regions[region] !== '')
  return {
    RequestAddress: { AddressLine: [asked] },
    SuggestedAddress: found.slice(0, Number(query.get('n') ?? '10')).map((building, index) => ({
      Address: { PremisesAddress: premises(building) },
      ValidationInformation: { Score: 75.6 - index },
    })),
  }
}

/** The service as it answers when it knows nothing: without suggestions. */
export const alsNothing = { RequestAddress: { AddressLine: [''] } }

function premises({ name, street, district, region, lat, lng }: Building): unknown {
  return {
    EngPremisesAddress: {
      Region: region,
      EngDistrict: { DcDistrict: district.en.toUpperCase() },
      EngStreet: { StreetName: street.en.toUpperCase(), BuildingNoFrom: street.number },
      BuildingName: name.en.toUpperCase(),
    },
    ChiPremisesAddress: {
      Region: regions[region],
      ChiDistrict: { DcDistrict: district.tc },
      ChiStreet: { StreetName: street.tc, BuildingNoFrom: street.number },
      BuildingName: name.tc,
    },
    GeoAddress: '3993216275T20050430',
    GeospatialInformation: { Northing: '816275', Easting: '839932', Latitude: String(lat), Longitude: String(lng) },
  }
}

/** A building as the providers know it: each tells the same one in its own shape. */
export type Building = {
  name: { tc: string; en: string }
  street: { tc: string; en: string; number: string }
  suburb: { tc: string; en: string }
  district: { tc: string; en: string }
  region: 'HK' | 'KLN' | 'NT' | 'MO' | 'CN'
  lat: number
  lng: number
}

/** The last one lies outside both regions: providers of the whole world find such places too. */
export const buildings: Building[] = [
  {
    name: { tc: '太古城中心', en: 'Cityplaza' },
    street: { tc: '太古城道', en: 'Taikoo Shing Road', number: '18' },
    suburb: { tc: '鰂魚涌', en: 'Quarry Bay' },
    district: { tc: '東區', en: 'Eastern District' },
    region: 'HK',
    lat: 22.2866,
    lng: 114.2171,
  },
  {
    name: { tc: '朗豪坊', en: 'Langham Place' },
    street: { tc: '亞皆老街', en: 'Argyle Street', number: '8' },
    suburb: { tc: '旺角', en: 'Mong Kok' },
    district: { tc: '油尖旺區', en: 'Yau Tsim Mong District' },
    region: 'KLN',
    lat: 22.3184,
    lng: 114.1686,
  },
  {
    name: { tc: '新葡京酒店', en: 'Grand Lisboa' },
    street: { tc: '葡京路', en: 'Avenida de Lisboa', number: '2' },
    suburb: { tc: '中區', en: 'Centro' },
    district: { tc: '大堂區', en: 'Sé' },
    region: 'MO',
    lat: 22.1907,
    lng: 113.5435,
  },
  {
    name: { tc: '深圳萬象城', en: 'The MixC Shenzhen' },
    street: { tc: '寶安南路', en: 'Bao’an South Road', number: '1881' },
    suburb: { tc: '羅湖', en: 'Luohu' },
    district: { tc: '羅湖區', en: 'Luohu District' },
    region: 'CN',
    lat: 22.5403,
    lng: 114.1108,
  },
]

/** Those whose name, street or suburb holds each word of the query, in either language. */
export function buildingsCalled(query: string): Building[] {
  const words = query
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  return buildings.filter(({ name, street, suburb }) => {
    const known = [name, street, suburb].flatMap(({ tc, en }) => [tc, en.toLowerCase()]).concat(street.number)
    return words.length > 0 && words.every((word) => known.some((text) => text.includes(word)))
  })
}

/** Those within some 500 m, the nearest first. */
export function buildingsNear(lat: number, lng: number): Building[] {
  const far = (building: Building) => Math.hypot(building.lat - lat, (building.lng - lng) * 0.92)
  return buildings.filter((building) => far(building) < 0.0045).toSorted((a, b) => far(a) - far(b))
}

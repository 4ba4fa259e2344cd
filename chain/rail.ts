import { brandIds, type Brand } from '@harbour/rules'
import { places } from './places/places.ts'
import type { Words } from './types.ts'

/** A line with its stations in order, each by the placeId of its entry in the gazetteer. A branch is a line of its own under the same name. */
export type RailLine = { lineId: string; name: Words; colour: string; brand: Brand; stations: string[] }

type Row = [lineId: string, tc: string, en: string, colour: string, stations: string]

const railway: Row[] = [
  [
    'island',
    '港島綫',
    'Island Line',
    '#0075c2',
    'Kennedy Town, HKU, Sai Ying Pun, Sheung Wan, Central, Admiralty, Wan Chai, Causeway Bay, Tin Hau, Fortress Hill, North Point, Quarry Bay, Tai Koo, Sai Wan Ho, Shau Kei Wan, Heng Fa Chuen, Chai Wan',
  ],
  [
    'tsuen-wan',
    '荃灣綫',
    'Tsuen Wan Line',
    '#e2231a',
    'Central, Admiralty, Tsim Sha Tsui, Jordan, Yau Ma Tei, Mong Kok, Prince Edward, Sham Shui Po, Cheung Sha Wan, Lai Chi Kok, Mei Foo, Lai King, Kwai Fong, Kwai Hing, Tai Wo Hau, Tsuen Wan',
  ],
  [
    'kwun-tong',
    '觀塘綫',
    'Kwun Tong Line',
    '#00a040',
    'Whampoa, Ho Man Tin, Yau Ma Tei, Mong Kok, Prince Edward, Shek Kip Mei, Kowloon Tong, Lok Fu, Wong Tai Sin, Diamond Hill, Choi Hung, Kowloon Bay, Ngau Tau Kok, Kwun Tong, Lam Tin, Yau Tong, Tiu Keng Leng',
  ],
  [
    'tseung-kwan-o',
    '將軍澳綫',
    'Tseung Kwan O Line',
    '#7d499d',
    'North Point, Quarry Bay, Yau Tong, Tiu Keng Leng, Tseung Kwan O, Hang Hau, Po Lam',
  ],
  ['tseung-kwan-o-lohas-park', '將軍澳綫', 'Tseung Kwan O Line', '#7d499d', 'Tseung Kwan O, LOHAS Park'],
  ['south-island', '南港島綫', 'South Island Line', '#b6bd00', 'Admiralty, Ocean Park, Wong Chuk Hang, Lei Tung, South Horizons'],
  [
    'tung-chung',
    '東涌綫',
    'Tung Chung Line',
    '#f7943e',
    'Hong Kong, Kowloon, Olympic, Nam Cheong, Lai King, Tsing Yi, Sunny Bay, Tung Chung',
  ],
  ['airport-express', '機場快綫', 'Airport Express', '#00888a', 'Hong Kong, Kowloon, Tsing Yi, Airport, AsiaWorld-Expo'],
  ['disneyland-resort', '迪士尼綫', 'Disneyland Resort Line', '#f173ac', 'Sunny Bay, Disneyland Resort'],
  [
    'east-rail',
    '東鐵綫',
    'East Rail Line',
    '#5eb6e4',
    'Admiralty, Exhibition Centre, Hung Hom, Mong Kok East, Kowloon Tong, Tai Wai, Sha Tin, Fo Tan, University, Tai Po Market, Tai Wo, Fanling, Sheung Shui, Lo Wu',
  ],
  ['east-rail-racecourse', '東鐵綫', 'East Rail Line', '#5eb6e4', 'Sha Tin, Racecourse, University'],
  ['east-rail-lok-ma-chau', '東鐵綫', 'East Rail Line', '#5eb6e4', 'Sheung Shui, Lok Ma Chau'],
  [
    'tuen-ma',
    '屯馬綫',
    'Tuen Ma Line',
    '#9a3820',
    'Wu Kai Sha, Ma On Shan, Heng On, Tai Shui Hang, Shek Mun, City One, Sha Tin Wai, Che Kung Temple, Tai Wai, Hin Keng, Diamond Hill, Kai Tak, Sung Wong Toi, To Kwa Wan, Ho Man Tin, Hung Hom, East Tsim Sha Tsui, Austin, Nam Cheong, Mei Foo, Tsuen Wan West, Kam Sheung Road, Yuen Long, Long Ping, Tin Shui Wai, Siu Hong, Tuen Mun',
  ],
]

/** Routes of which another is a part, or the same the other way round, are left out. */
const lightRail: Row[] = [
  [
    'light-rail-505',
    '輕鐵 505',
    'Light Rail 505',
    '#d3a809',
    'Sam Shing, Siu Lun, On Ting, Town Centre, Tuen Mun, Kin On, Ming Kum, Shan King (South), Shan King (North), Shek Pai, San Wai, Leung King, Tin King, Kin Sang, Ching Chung, Kei Lun, Siu Hong',
  ],
  [
    'light-rail-507',
    '輕鐵 507',
    'Light Rail 507',
    '#d3a809',
    'Tuen Mun Ferry Pier, Siu Hei, Tuen Mun Swimming Pool, Goodview Garden, Siu Lun, On Ting, Town Centre, Tuen Mun, Ho Tin, Choy Yee Bridge, Ngan Wai, Tai Hing (South), Tai Hing (North), San Wai, Leung King, Tin King',
  ],
  [
    'light-rail-610',
    '輕鐵 610',
    'Light Rail 610',
    '#d3a809',
    'Tuen Mun Ferry Pier, Melody Garden, Butterfly, Light Rail Depot, Lung Mun, Tsing Shan Tsuen, Tsing Wun, Ming Kum, Shek Pai, Tai Hing (North), Tai Hing (South), Ngan Wai, Affluence, Tuen Mun Hospital, Siu Hong, Lam Tei, Nai Wai, Chung Uk Tsuen, Hung Shui Kiu, Tong Fong Tsuen, Ping Shan, Shui Pin Wai, Fung Nin Road, Hong Lok Road, Tai Tong Road, Yuen Long',
  ],
  [
    'light-rail-614',
    '輕鐵 614',
    'Light Rail 614',
    '#d3a809',
    'Tuen Mun Ferry Pier, Siu Hei, Tuen Mun Swimming Pool, Goodview Garden, Siu Lun, On Ting, Town Centre, Pui To, Hoh Fuk Tong, San Hui, Prime View, Fung Tei, Siu Hong, Lam Tei, Nai Wai, Chung Uk Tsuen, Hung Shui Kiu, Tong Fong Tsuen, Ping Shan, Shui Pin Wai, Fung Nin Road, Hong Lok Road, Tai Tong Road, Yuen Long',
  ],
  [
    'light-rail-615',
    '輕鐵 615',
    'Light Rail 615',
    '#d3a809',
    'Tuen Mun Ferry Pier, Melody Garden, Butterfly, Light Rail Depot, Lung Mun, Tsing Shan Tsuen, Tsing Wun, Ming Kum, Shek Pai, San Wai, Leung King, Tin King, Kin Sang, Ching Chung, Kei Lun, Siu Hong, Lam Tei, Nai Wai, Chung Uk Tsuen, Hung Shui Kiu, Tong Fong Tsuen, Ping Shan, Shui Pin Wai, Fung Nin Road, Hong Lok Road, Tai Tong Road, Yuen Long',
  ],
  [
    'light-rail-705',
    '輕鐵 705',
    'Light Rail 705',
    '#d3a809',
    'Tin Shui Wai, Tin Yiu, Locwood, Tin Shui, Chung Fu, Tin Fu, Tin Yat, Tin Heng, Wetland Park, Tin Sau, Tin Yuet, Tin Wing, Ginza, Tin Wu, Tin Tsz, Tin Shui Wai',
  ],
  [
    'light-rail-751',
    '輕鐵 751',
    'Light Rail 751',
    '#d3a809',
    'Yau Oi, Town Centre, Tuen Mun, Ho Tin, Choy Yee Bridge, Affluence, Tuen Mun Hospital, Siu Hong, Lam Tei, Nai Wai, Chung Uk Tsuen, Hung Shui Kiu, Tong Fong Tsuen, Hang Mei Tsuen, Tin Shui Wai, Tin Tsz, Tin Wu, Ginza, Tin Wing, Tin Yuet, Tin Sau, Wetland Park, Tin Heng, Tin Yat',
  ],
  [
    'light-rail-751p',
    '輕鐵 751P',
    'Light Rail 751P',
    '#d3a809',
    'Tin Shui Wai, Tin Tsz, Tin Wu, Ginza, Tin Wing, Chestwood, Chung Fu, Tin Fu, Tin Yat',
  ],
  [
    'light-rail-761p',
    '輕鐵 761P',
    'Light Rail 761P',
    '#d3a809',
    'Yuen Long, Tai Tong Road, Hong Lok Road, Fung Nin Road, Shui Pin Wai, Ping Shan, Hang Mei Tsuen, Tin Yiu, Locwood, Tin Shui, Chung Fu, Tin Fu, Tin Yat',
  ],
]

const macauRail: Row[] = [
  [
    'macau-taipa',
    '氹仔綫',
    'Taipa Line',
    '#7ebc00',
    'Barra, Ocean, Jockey Club, Stadium, Pai Kok, Cotai West, Lotus, Union Hospital, East Asian Games, Cotai East, MUST, Airport, Taipa Ferry Terminal',
  ],
  ['macau-seac-pai-van', '石排灣綫', 'Seac Pai Van Line', '#e8a33d', 'Union Hospital, Seac Pai Van'],
]

/** The endings of a station’s name in the gazetteer. */
const endings = { railway: / Station$/, lightRail: /( Light Rail)? Stop$/, macauRail: / LRT Station$/ }

export const railLines: RailLine[] = [
  ...railway.map((row) => line(brandIds.hongKong, endings.railway, row)),
  ...lightRail.map((row) => line(brandIds.hongKong, endings.lightRail, row)),
  ...macauRail.map((row) => line(brandIds.macau, endings.macauRail, row)),
]

function line(brand: Brand, ending: RegExp, [lineId, tc, en, colour, stations]: Row): RailLine {
  const known = new Map(
    places
      .filter((place) => place.kind === 'station' && place.brand === brand && ending.test(place.name.en))
      .map((place) => [place.name.en.replace(ending, ''), place.placeId]),
  )
  const placeIdOf = (station: string): string => {
    const placeId = known.get(station)
    if (placeId === undefined) throw new Error(`${en}: "${station}" is no station of the gazetteer`)
    return placeId
  }
  return { lineId, name: { tc, en }, colour, brand, stations: stations.split(', ').map(placeIdOf) }
}

import { brandIds, type Brand, type Point } from '@harbour/rules'
import type { Place } from '../types.ts'

/**
 * The places of one neighbourhood, itself first. The first row is "district|name|name in English|lat,lng", every other one
 * "kind|name|name in English|street|street in English|lat,lng|alias;alias". The streets may be empty, the aliases left out; the
 * neighbourhood completes every address.
 */
export function area(text: string): Place[] {
  const [[district = '', tc = '', en = '', at = ''] = [], ...rows] = text.trim().split('\n').map(cellsOf)
  return [['district', tc, en, '', '', at], ...rows].map(placeOf)

  function placeOf([kind = '', nameTc = '', nameEn = '', streetTc = '', streetEn = '', point = '', aliases = '']: string[]): Place {
    if (!isKind(kind)) throw new Error(`${nameEn}: "${kind}" is no kind of place`)
    return {
      placeId: `${district}-${kind}-${slug(nameEn)}`,
      kind,
      name: { tc: nameTc, en: nameEn },
      address: { tc: `${sideOf(district)}${tc}${streetTc}`, en: streetEn ? `${streetEn}, ${en}` : en },
      district,
      brand: brandOf(district),
      point: pointOf(point),
      aliases: aliases ? aliases.split(';') : [],
    }
  }
}

function cellsOf(row: string): string[] {
  return row.split('|').map((cell) => cell.trim())
}

export function pointOf(text: string): Point {
  const [lat = NaN, lng = NaN] = text.split(',').map(Number)
  if (Number.isNaN(lat + lng)) throw new Error(`"${text}" is no lat,lng`)
  return { lat, lng }
}

const kinds = ['district', 'station', 'street', 'estate', 'mall', 'tower', 'landmark'] as const

function isKind(kind: string): kind is Place['kind'] {
  return kinds.some((known) => known === kind)
}

export function brandOf(district: string): Brand {
  return district.startsWith('macau-') ? brandIds.macau : brandIds.hongKong
}

const island = ['central-western', 'wan-chai', 'eastern', 'southern']
const kowloon = ['yau-tsim-mong', 'sham-shui-po', 'kowloon-city', 'wong-tai-sin', 'kwun-tong']

/** The word that opens a Chinese address. */
export function sideOf(district: string): string {
  if (brandOf(district) === brandIds.macau) return '澳門'
  if (island.includes(district)) return '香港'
  return kowloon.includes(district) ? '九龍' : '新界'
}

/** "Nossa Senhora de Fátima" becomes "nossa-senhora-de-fatima". */
function slug(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{Mark}/gu, '')
  return plain
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

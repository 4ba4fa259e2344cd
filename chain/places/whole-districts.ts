import { brandIds } from '@harbour/rules'
import { districts } from '../districts.ts'
import type { Place } from '../types.ts'
import { brandOf, pointOf, sideOf } from './place.ts'

/** The place at the heart of each district, so that a guest who knows only its name gets there. */
const hearts: Record<string, string> = {
  'central-western': '22.2840,114.1540',
  'wan-chai': '22.2785,114.1750',
  eastern: '22.2850,114.2180',
  southern: '22.2480,114.1580',
  'yau-tsim-mong': '22.3110,114.1710',
  'sham-shui-po': '22.3310,114.1600',
  'kowloon-city': '22.3280,114.1910',
  'wong-tai-sin': '22.3420,114.1950',
  'kwun-tong': '22.3130,114.2250',
  'kwai-tsing': '22.3570,114.1270',
  'tsuen-wan': '22.3710,114.1140',
  'tuen-mun': '22.3910,113.9770',
  'yuen-long': '22.4445,114.0220',
  north: '22.4960,114.1380',
  'tai-po': '22.4510,114.1640',
  'sha-tin': '22.3870,114.1950',
  'sai-kung': '22.3820,114.2700',
  islands: '22.2880,113.9430',
  'macau-fatima': '22.2090,113.5500',
  'macau-st-anthony': '22.2010,113.5400',
  'macau-st-lazarus': '22.1995,113.5460',
  'macau-se': '22.1925,113.5450',
  'macau-st-lawrence': '22.1890,113.5355',
  'macau-taipa': '22.1570,113.5570',
  'macau-cotai': '22.1450,113.5620',
  'macau-coloane': '22.1220,113.5600',
}

export const wholeDistricts: Place[] = districts.map(({ code, name }) => ({
  placeId: `${code}-district`,
  kind: 'district',
  name: { tc: name.tc, en: nameOf(code, name.en) },
  address: { tc: `${sideOf(code)}${name.tc}`, en: brandOf(code) === brandIds.macau ? 'Macau' : 'Hong Kong' },
  district: code,
  brand: brandOf(code),
  point: pointOf(hearts[code] ?? ''),
  aliases: [],
}))

/** Hong Kong's are called by what they are, lest "Wan Chai" be both a district and its heart. */
function nameOf(code: string, en: string): string {
  return brandOf(code) === brandIds.macau ? en : `${en} District`
}

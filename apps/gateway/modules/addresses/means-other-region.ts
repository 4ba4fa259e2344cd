import { brandIds, type Brand } from '@harbour/rules'
import type { Geocoder, Search } from './geocoder.ts'
import { compactText } from './normalise-text.ts'

/** Says whether a keyword means the other region: by its name, or as nothing here is meant (`found` of 0) and something there is (spec 1.3, 4.39). */
export async function meansOtherRegion(
  keyword: string,
  found: number,
  { brand, language, geocoder }: Omit<Search, 'limit'> & { geocoder: Geocoder },
): Promise<boolean> {
  const other = brand === brandIds.hongKong ? brandIds.macau : brandIds.hongKong
  if (names[other].includes(compactText(keyword))) return true
  return found === 0 && (await geocoder.suggest(keyword, { brand: other, language, limit: 1 })).length > 0
}

const names: Record<Brand, string[]> = {
  [brandIds.hongKong]: ['香港', 'Hong Kong', 'HK'].map(compactText),
  [brandIds.macau]: ['澳門', 'Macau', 'Macao'].map(compactText),
}

import type { NearbyPlace } from '@harbour/protocol'
import { languageIds, type Language } from '@harbour/rules'
import type { Address } from '../location/order-location.ts'

/** The places at a point, in the language in which an address was chosen and in the one wanted now. */
export type Named = { before: readonly NearbyPlace[]; now: readonly NearbyPlace[] }

/** The address with its place named anew, the guest's own number or block beside it; undefined where the service knows no such place. */
export function translatedAddress(address: Address, { before, now }: Named, language: Language): Address | undefined {
  const known = before.filter(
    ({ lat, lng, fullAddress }) => lat === address.lat && lng === address.lng && fullAddress === address.fullAddress,
  )
  for (const place of known) {
    const detail = detailBeside(place.building, address.building, language === languageIds.tc ? languageIds.en : languageIds.tc)
    const same = now.find(({ placeId }) => placeId === place.placeId)
    if (detail === undefined || !same) continue
    const { building, district, fullAddress } = same
    return { ...address, building: withDetail(building, detail, language), district, fullAddress }
  }
  return undefined
}

/** Chinese goes from the large to the small, English the other way. */
export function withDetail(building: string, detail: string, language: Language): string {
  const parts = language === languageIds.en ? [detail, building] : [building, detail]
  return parts.filter(Boolean).join(language === languageIds.en ? ', ' : ' ')
}

/** The words that a guest has written beside the name of a place; undefined where the name is another one. */
function detailBeside(building: string, named: string, language: Language): string | undefined {
  if (named === building) return ''
  if (language === languageIds.en) return named.endsWith(`, ${building}`) ? named.slice(0, -building.length - 2) : undefined
  return named.startsWith(`${building} `) ? named.slice(building.length + 1) : undefined
}

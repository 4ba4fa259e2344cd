import type { Answer, yuuProfileGet } from '@harbour/protocol'
import type { Point } from '@harbour/rules'
import type { Address } from '../location/order-location.ts'

type PartnerAddresses = Answer<typeof yuuProfileGet>['memberProfileList']

/** The addresses that the partner knows in a region. One that says no point is left out: nobody could deliver there. */
export function placesOf(told: PartnerAddresses, region: string): Address[] {
  return told
    .flatMap(({ addresses }) => addresses)
    .filter((address) => address.region === region)
    .flatMap(({ address2, postalCode }) => {
      const point = pointIn(postalCode)
      const words = address2.trim()
      if (!point || words === '') return []
      return [{ building: words.slice(0, 80), district: '', fullAddress: words.slice(0, 200), floor: '', flat: '', ...point }]
    })
}

/** The partner keeps latitude and longitude as the text of a postal code: `22.3,114.1` (spec 3.21). */
export function pointIn(postalCode: string): Point | undefined {
  const [, north, east] = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(postalCode) ?? []
  const [lat, lng] = [Number(north), Number(east)]
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined
}

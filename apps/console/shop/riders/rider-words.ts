import { Bike, Car, Footprints, Motorbike, type LucideIcon } from 'lucide-react'
import { timeOfDay } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import type { ShopOrder } from '../orders/shop-order.ts'
import type { ShopRider } from './rider.ts'

type Vehicle = ShopRider['vehicle']
type Failed = NonNullable<NonNullable<ShopOrder['trip']>['failed']>

export const vehicles: Record<Vehicle, { icon: LucideIcon; words: () => string }> = {
  motorbike: { icon: Motorbike, words: m.riders_motorbike },
  bicycle: { icon: Bike, words: m.riders_bicycle },
  car: { icon: Car, words: m.riders_car },
  foot: { icon: Footprints, words: m.riders_on_foot },
}

/** The reason for which an order comes back. */
export const failedWords: Record<Failed, () => string> = {
  refused: m.riders_failed_refused,
  notThere: m.riders_failed_not_there,
  ageNotShown: m.riders_failed_age,
}

/** Out since when, or in the shop, and when the rider was seen last. */
export function whereaboutsWords({ out, outSince, place }: Pick<ShopRider, 'out' | 'outSince' | 'place'>): string {
  const said = out && outSince !== null ? m.riders_out_since({ time: timeOfDay(outSince) }) : m.riders_in_shop()
  return place ? m.riders_and({ one: said, other: m.riders_seen_at({ time: timeOfDay(place.at) }) }) : said
}

/** The number behind a phone link, without what people write between the digits. */
export const telLink = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`

import { randomInt } from 'node:crypto'

/** The statuses of Lalamove, version 3. */
export const statuses = ['ASSIGNING_DRIVER', 'ON_GOING', 'PICKED_UP', 'COMPLETED', 'CANCELED', 'REJECTED', 'EXPIRED'] as const
export type Status = (typeof statuses)[number]

export type Stop = { stopId: string; coordinates: { lat: string; lng: string }; address: string; name?: string; phone?: string }
export type Quotation = {
  quotationId: string
  market: string
  expiresAt: number
  total: string
  meters: number
  stops: [Stop, Stop]
}
export type Order = Quotation & { orderId: string; status: Status; remarks: string; metadata: Record<string, unknown>; driver: boolean }

/** The way of an order, and where it may end on it. */
const next: Record<Status, readonly Status[]> = {
  ASSIGNING_DRIVER: ['ON_GOING', 'CANCELED', 'EXPIRED'],
  ON_GOING: ['PICKED_UP', 'ASSIGNING_DRIVER', 'CANCELED', 'REJECTED'],
  PICKED_UP: ['COMPLETED'],
  COMPLETED: [],
  CANCELED: [],
  REJECTED: [],
  EXPIRED: [],
}

/** The statuses to which a tester may move an order on. */
export const nextStatuses = (order: Order): readonly Status[] => next[order.status]

/** A name as Lalamove makes them: nineteen digits. */
export const newId = () => `1${Array.from({ length: 18 }, () => randomInt(10)).join('')}`

/** A price by the straight line, in dollars: $40 and $8 a kilometre. */
export function priceOf(meters: number): string {
  return (40 + Math.ceil(meters / 1000) * 8).toFixed(2)
}

/** The metres between two stops, by the straight line. */
export function metersBetween(one: Stop, other: Stop): number {
  const [lat, lng] = [Number(one.coordinates.lat), Number(one.coordinates.lng)]
  const [north, east] = [Number(other.coordinates.lat) - lat, (Number(other.coordinates.lng) - lng) * Math.cos((lat * Math.PI) / 180)]
  return Math.round(Math.hypot(north, east) * 111_195)
}

/** The place of a driver: at the shop until the order is fetched, then between it and the door. */
export function placeOf({ stops: [from, to], status }: Order): { lat: string; lng: string } {
  if (status !== 'PICKED_UP') return from.coordinates
  const between = (one: string, other: string) => ((Number(one) + Number(other)) / 2).toFixed(6)
  return { lat: between(from.coordinates.lat, to.coordinates.lat), lng: between(from.coordinates.lng, to.coordinates.lng) }
}

/** An order as the API tells it. */
export function orderView({ orderId, quotationId, status, driver, stops, total, meters, metadata }: Order) {
  return {
    orderId,
    quotationId,
    priceBreakdown: pricesOf({ total }),
    driverId: driver ? '80557' : '',
    shareLink: `https://share.lalamove.com/?${orderId}&lang=zh_HK`,
    status,
    distance: { value: String(meters), unit: 'm' },
    stops: stops.map(({ stopId: _, ...stop }) => stop),
    metadata,
  }
}

export const pricesOf = ({ total }: Pick<Quotation, 'total'>) => ({ base: total, totalExcludePriorityFee: total, total, currency: 'HKD' })

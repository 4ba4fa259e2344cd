import type { Answer, tripGet } from '@harbour/protocol'
import type { Word } from './word.ts'

export type Trip = Answer<typeof tripGet>
export type Stop = Trip['stops'][number]

/** A stop as this phone shows it: `word`, the rider's own, stands before the gateway has confirmed it. */
export type ShownStop = Stop & { word: Word | null }
export type ShownTrip = Omit<Trip, 'stops'> & { stops: ShownStop[] }

/** A trip as it will be once the gateway has heard what its rider has said. What it knows has ended is left as it knows it. */
export function withWords(trip: Trip, words: readonly Word[]): ShownTrip {
  return {
    ...trip,
    stops: trip.stops.map((stop) =>
      said(
        stop,
        words.find(({ orderId }) => orderId === stop.orderId),
      ),
    ),
  }
}

function said(stop: Stop, word: Word | undefined): ShownStop {
  if (!word || !isOpen(stop)) return { ...stop, word: null }
  if (word.kind === 'failed') return { ...stop, word, state: 'comingBack', failed: word.reason }
  return { ...stop, word, state: 'delivered', collected: word.cash ?? null }
}

/** A stop to come: at the shop, or on its way. */
export const isOpen = ({ state }: Pick<Stop, 'state'>): boolean => state === 'onTheWay' || state === 'waiting'

/** The stop that the rider goes to: the first one to come. */
export const nextStop = <Each extends Stop>(stops: readonly Each[]): Each | undefined => stops.find(isOpen)

import type { Answer, tripGet } from '@harbour/protocol'
import type { StopReport } from './stop-report.ts'

export type Trip = Answer<typeof tripGet>
export type Stop = Trip['stops'][number]

/** A stop as this phone shows it: `report`, the rider's own, stands before the gateway has confirmed it. */
export type ShownStop = Stop & { report: StopReport | null }
export type ShownTrip = Omit<Trip, 'stops'> & { stops: ShownStop[] }

/** A trip as it will be once the gateway has heard what its rider has said. What it knows has ended is left as it knows it. */
export function withReports(trip: Trip, reports: readonly StopReport[]): ShownTrip {
  return {
    ...trip,
    stops: trip.stops.map((stop) =>
      said(
        stop,
        reports.find(({ orderId }) => orderId === stop.orderId),
      ),
    ),
  }
}

function said(stop: Stop, report: StopReport | undefined): ShownStop {
  if (!report || !isOpen(stop)) return { ...stop, report: null }
  if (report.kind === 'failed') return { ...stop, report, state: 'comingBack', failed: report.reason }
  return { ...stop, report, state: 'delivered', collected: report.cash ?? null }
}

/** A stop to come: at the shop, or on its way. */
export const isOpen = ({ state }: Pick<Stop, 'state'>): boolean => state === 'onTheWay' || state === 'waiting'

/** The stop that the rider goes to: the first one to come. */
export const nextStop = <Each extends Stop>(stops: readonly Each[]): Each | undefined => stops.find(isOpen)

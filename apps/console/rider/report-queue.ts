import { newGuid } from '../lib/guid.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { serverNow } from '../lib/server-clock.ts'
import { forgetPhoto } from './persisted-photos.ts'
import { useTripToken } from './trip-token.ts'
import { undoMs, type NewStopReport, type StopReport } from './stop-report.ts'

type ReportQueue = {
  /** Said and not confirmed yet, the oldest first. */
  waiting: StopReport[]
  /** Not taken by the gateway, with why; shown at their stop until something else is said of it. */
  refused: { orderId: string; why: string }[]
  /** True since the gateway could not be reached with one of them. */
  lost: boolean
  /** The one that is on its way now: it cannot be taken back any more. */
  sending: string | null
}

/** The reports of this rider that the gateway has not confirmed. Kept through reloads and stairwells. */
export const useReportQueue = create<ReportQueue>()(
  persist((): ReportQueue => ({ waiting: [], refused: [], lost: false, sending: null }), {
    name: 'rider.words',
    partialize: ({ waiting, refused }) => ({ waiting, refused }),
  }),
)

/** Says how a stop ended, at once on this phone; it is sent when it can be taken back no more. */
export function reportStop(report: NewStopReport): void {
  const own = { wordId: newGuid(), token: useTripToken.getState().token, sendFrom: serverNow() + undoMs, faults: 0 }
  useReportQueue.setState(({ waiting, refused }) => ({
    waiting: [...waiting.filter(({ orderId }) => orderId !== report.orderId), { ...report, ...own }],
    refused: refused.filter(({ orderId }) => orderId !== report.orderId),
  }))
}

/** Takes a report back that is not on its way. */
export function undoReport({ wordId, orderId }: StopReport): void {
  if (useReportQueue.getState().sending === wordId) return
  dropReport(wordId)
  void forgetPhoto(orderId)
}

export const dropReport = (wordId: string): void =>
  void useReportQueue.setState(({ waiting }) => ({ waiting: waiting.filter((each) => each.wordId !== wordId) }))

/** Drops all that was said of a trip, with its photos. */
export async function forgetReports(token: string): Promise<void> {
  const gone = useReportQueue.getState().waiting.filter((report) => report.token === token)
  useReportQueue.setState(({ waiting }) => ({ waiting: waiting.filter((report) => report.token !== token), refused: [] }))
  await Promise.all(gone.map(({ orderId }) => forgetPhoto(orderId)))
}

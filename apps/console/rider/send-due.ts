import type { CallFailure } from '../api/call-failure.ts'
import { serverNow } from '../lib/server-clock.ts'
import { forgetPhoto } from './persisted-photos.ts'
import { dropReport, useReportQueue } from './report-queue.ts'
import { undoLeft, whatNext, type StopReport } from './stop-report.ts'

type Sending = {
  /** Sends one report; gives why it was not taken, if it was not. */
  send: (report: StopReport) => Promise<CallFailure | undefined>
  /** Reads what other pages of this phone have said and taken back. */
  refresh: () => Promise<void> | void
  /** Sends what could still be taken back, too. */
  now: boolean
}

/**
 * Sends the reports whose time has come, one after the other. Each is chosen when it is its turn, so that one that was taken back meanwhile is not sent. One at which
 * the gateway fails is left for the next time, and the others go on; where it cannot be reached, all wait.
 */
export async function sendDue({ send, refresh, now }: Sending): Promise<void> {
  const tried = new Set<string>()
  for (;;) {
    await refresh()
    const report = useReportQueue.getState().waiting.find((each) => !tried.has(each.wordId) && (now || undoLeft(each, serverNow()) === 0))
    if (!report) return
    tried.add(report.wordId)
    useReportQueue.setState({ sending: report.wordId })
    const failure = await send(report).finally(() => useReportQueue.setState({ sending: null }))
    const next = failure && whatNext(failure.code)
    if (next === 'allWait') return void useReportQueue.setState({ lost: true })
    if (failure && next === 'waits') noteFault(report, failure)
    else await end(report, failure)
  }
}

/** A report that took too long is lost on its way like any other; a fault of the gateway is counted. */
function noteFault({ wordId }: StopReport, { isLost }: CallFailure): void {
  useReportQueue.setState(({ waiting }) => ({
    lost: isLost,
    waiting: waiting.map((each) => (each.wordId === wordId && !isLost ? { ...each, faults: each.faults + 1 } : each)),
  }))
}

async function end({ wordId, orderId }: StopReport, failure: CallFailure | undefined): Promise<void> {
  dropReport(wordId)
  useReportQueue.setState(({ refused }) => ({ lost: false, refused: failure ? [...refused, { orderId, why: failure.message }] : refused }))
  await forgetPhoto(orderId)
}

import { CloudUpload, TriangleAlert, Undo2 } from 'lucide-react'
import { useAtServerTime } from '../lib/server-clock.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/Icon.tsx'
import { TabletButton } from '../ui/TabletButton.tsx'
import { undoReport, useReportQueue } from './report-queue.ts'
import { failsOften, undoLeft, type StopReport } from './stop-report.ts'

/** Says of a report that the gateway has not confirmed it yet; for some seconds it can be taken back. */
export function ReportNote({ report }: { report: StopReport }) {
  const lost = useReportQueue(({ lost }) => lost)
  const isSending = useReportQueue(({ sending }) => sending === report.wordId)
  const seconds = useAtServerTime((now) => Math.ceil(undoLeft(report, now) / 1000))
  if (seconds > 0 && !isSending)
    return (
      <TabletButton icon={Undo2} block onClick={() => undoReport(report)}>
        {m.frame_undo({ seconds })}
      </TabletButton>
    )
  if (failsOften(report))
    return (
      <>
        <p className="stop__refused" role="alert">
          <Icon of={TriangleAlert} size={20} />
          {m.rider_fails_often()}
        </p>
        <TabletButton icon={Undo2} block disabled={isSending} onClick={() => undoReport(report)}>
          {m.rider_say_anew()}
        </TabletButton>
      </>
    )
  return (
    <p className="stop__unsent" role="status">
      <Icon of={CloudUpload} size={20} />
      {lost ? m.rider_not_sent() : m.rider_sending()}
    </p>
  )
}

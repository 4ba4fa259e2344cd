import type { PrintJob } from '@harbour/protocol'
import { Ban, CircleCheck, CircleX, Hourglass, Printer, RotateCw, X, type LucideIcon } from 'lucide-react'
import { timeOfDay } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { Failure } from '../../ui/Failure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { faultWords, jobName, stateWords } from './job-words.ts'
import { setAutomatic, usePrinting } from './printing-store.ts'
import './PrintJobs.css'
import { useCancelJob, usePrintAgain, usePrintJobs } from './use-print-jobs.ts'

/** The last papers of the shop: what became of each and why, to be printed again or taken out; and whether this tablet prints by itself. */
export function PrintJobs() {
  const { data, error, refetch } = usePrintJobs()
  return (
    <div className="pjs">
      <header className="pjs__head">
        <h1>{m.printing_title()}</h1>
        <AutomaticSwitch />
      </header>
      {error && <Failure error={error} onRetry={refetch} />}
      {data && data.jobs.length === 0 && <p className="pjs__none">{m.printing_none()}</p>}
      {!data && !error && <p className="pjs__none">{m.frame_loading()}</p>}
      <ul aria-live="polite">
        {data?.jobs.map((job) => (
          <JobRow key={job.jobId} job={job} />
        ))}
      </ul>
    </div>
  )
}

function AutomaticSwitch() {
  const automatic = usePrinting(({ automatic }) => automatic)
  return (
    <div className="pjs__auto">
      <p>
        <b>{m.printing_automatic()}</b>
        <small>{m.printing_automatic_say()}</small>
      </p>
      <Switch on={automatic} label={m.printing_automatic()} onSwitch={() => setAutomatic(!automatic)} />
    </div>
  )
}

const icons: Record<PrintJob['state'], LucideIcon> = {
  queued: Hourglass,
  printing: Printer,
  printed: CircleCheck,
  failed: CircleX,
  cancelled: Ban,
}

function JobRow({ job }: { job: PrintJob }) {
  const again = usePrintAgain()
  const cancel = useCancelJob()
  const name = jobName(job)
  const waits = job.state === 'queued' || job.state === 'failed'
  const fault = job.state === 'printed' ? undefined : faultWords(job.reason)
  const printWords = job.state === 'printed' ? m.printing_again() : m.printing_now()
  const failure = again.error ?? cancel.error
  return (
    <li className="pj">
      <span className="pj__what">
        <b>{name}</b>
        <small>
          {[
            timeOfDay(job.at),
            job.printerName,
            m.printing_job_no({ number: job.jobNo }),
            job.again && m.printing_reprint(),
            job.tries > 1 && m.printing_tries({ count: job.tries }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <span className={`pj__state is-${fault ? 'failed' : job.state}`}>
        <Icon of={icons[job.state]} size={20} />
        {fault ? `${stateWords(job)} · ${fault}` : stateWords(job)}
      </span>
      {job.state !== 'printing' && (
        <TabletButton icon={RotateCw} disabled={again.isPending} aria-label={`${printWords} ${name}`} onClick={() => again.mutate([job])}>
          {printWords}
        </TabletButton>
      )}
      {waits && (
        <TabletButton icon={X} disabled={cancel.isPending} aria-label={`${m.printing_cancel()} ${name}`} onClick={() => cancel.mutate(job)}>
          {m.printing_cancel()}
        </TabletButton>
      )}
      {failure && (
        <p role="alert" className="pj__failure">
          {failure.message}
        </p>
      )}
    </li>
  )
}

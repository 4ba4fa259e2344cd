import { PrinterX, Printer, RotateCw, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '../../lib/classes.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { paths } from '../paths.ts'
import { faultWords, jobName } from './job-words.ts'
import { troubleOf, type PrintTrouble } from './print-trouble.ts'
import { setAutomatic, usePrinting } from './printing-store.ts'
import './PrinterStrip.css'
import { usePrintAgain, usePrintJobs } from './use-print-jobs.ts'

/** Says on every screen that papers do not come out, why, and how many; one tap prints them. */
export function PrinterStrip() {
  const { data } = usePrintJobs()
  const lacking = usePrinting(({ automatic, noPrinter }) => automatic && noPrinter)
  // What waits becomes a trouble as time passes.
  const now = useAtServerTime((now) => Math.floor(now / 5000) * 5000)
  const trouble = troubleOf(data?.jobs ?? [], now)
  return (
    <div role="status" className="prn-host">
      {trouble ? <TroubleStrip trouble={trouble} /> : lacking && <NoPrinterStrip />}
    </div>
  )
}

const named = 4

function TroubleStrip({ trouble: { jobs, failed, reason, printerName } }: { trouble: PrintTrouble }) {
  const again = usePrintAgain()
  const why = faultWords(reason) ?? (failed ? m.printing_gave_up() : m.printing_slow())
  const numbers = [...new Set(jobs.map((job) => job.pickupNo ?? jobName(job)))]
  const shown = numbers.slice(0, named).join(', ')
  return (
    <Strip
      look={failed || reason !== 'none' ? 'is-bad' : undefined}
      icon={PrinterX}
      title={m.printing_trouble({ printer: printerName, reason: why })}
      say={again.error?.message ?? m.printing_trouble_count({ count: jobs.length, numbers: numbers.length > named ? `${shown}…` : shown })}
    >
      <TabletButton icon={RotateCw} disabled={again.isPending} onClick={() => again.mutate(jobs)}>
        {m.printing_again()}
      </TabletButton>
      <Link to={paths.printing} className="kb kb--line">
        {m.printing_list()}
      </Link>
    </Strip>
  )
}

const NoPrinterStrip = () => (
  <Strip icon={Printer} title={m.printing_no_printer()} say={m.printing_no_printer_say()}>
    <TabletButton onClick={() => setAutomatic(false)}>{m.printing_stop_automatic()}</TabletButton>
  </Strip>
)

type StripProps = { look?: string | undefined; icon: LucideIcon; title: string; say: string; children: ReactNode }

function Strip({ look, icon, title, say, children }: StripProps) {
  return (
    <div className={classes('prn', look)}>
      <Icon of={icon} size={28} />
      <p>
        <b>{title}</b>
        <span>{say}</span>
      </p>
      {children}
    </div>
  )
}

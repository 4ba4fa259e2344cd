import { getStore, type PrintJob } from '@harbour/protocol'
import { useMutation, useQuery } from '@tanstack/react-query'
import { List, Printer } from 'lucide-react'
import { Link } from 'react-router'
import { query } from '../../api/call.ts'
import { printInBrowser } from '../../lib/paper/print-in-browser.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { paths } from '../paths.ts'
import { paperPicture, sendPaper } from '../printing/send-paper.ts'
import { dayEndPaper } from './day-end-paper.ts'
import type { DayEnd } from './drawer.ts'

/** Prints the day as it stands: by the shop's printer, or in the browser where it has none or somebody wants that. */
export function PrintSummary({ dayEnd }: { dayEnd: DayEnd }) {
  const { storeId, day } = dayEnd
  const store = useQuery({ ...query(getStore, { storeId }), staleTime: Infinity })
  const blocks = () => dayEndPaper(dayEnd, { name: store.data?.name ?? storeId, now: serverNow() })
  const print = useMutation({
    mutationFn: async (): Promise<PrintJob | 'browser'> => {
      const paper = { name: `dayEnd.${storeId}.${day}`, orderId: null, copy: 'customer', kind: 'dayEnd', blocks: blocks() } as const
      const sent = await sendPaper(paper, { first: false })
      if (!(sent instanceof HTMLCanvasElement)) return sent
      printInBrowser(sent)
      return 'browser'
    },
  })
  return (
    <>
      <p className="eday__said" role="status">
        {print.isPending && m.printing_sending()}
        {print.data && (print.data === 'browser' ? m.printing_in_browser() : m.printing_sent({ printer: print.data.printerName }))}
        {print.error && <span className="eday__failed">{print.error.message}</span>}
      </p>
      <TabletButton icon={Printer} disabled={print.isPending} onClick={() => print.mutate()}>
        {m.day_end_print()}
      </TabletButton>
      <TabletButton onClick={() => void paperPicture(blocks()).then(printInBrowser)}>{m.day_end_print_browser()}</TabletButton>
      <Link to={paths.printing} className="kb kb--line">
        <Icon of={List} />
        {m.day_end_printing()}
      </Link>
    </>
  )
}

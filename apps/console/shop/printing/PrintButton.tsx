import { copies, printJobListGet, type PrintJob } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { TabletButton } from '../../ui/TabletButton.tsx'
import type { ShopOrder } from '../orders/shop-order.ts'
import { copyWords, faultWords } from './job-words.ts'
import './PrintButton.css'
import type { Copy } from './printing-store.ts'

/** Prints a copy of an order, once more where it has been: a tap for the choice, one for the copy. */
export function PrintButton({ order }: { order: ShopOrder }) {
  const [open, setOpen] = useState(false)
  const queries = useQueryClient()
  const print = useMutation({
    mutationFn: async (copy: Copy) => (await import('./print-ticket.ts')).printTicket(order, copy),
    onSettled: () => queries.invalidateQueries({ queryKey: [printJobListGet.name] }),
  })
  const choose = (copy: Copy) => {
    setOpen(false)
    print.mutate(copy)
  }
  return (
    <div className="prb" onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}>
      <TabletButton icon={Printer} aria-expanded={open} disabled={print.isPending} onClick={() => setOpen(!open)}>
        {m.printing_print()}
      </TabletButton>
      {open && (
        <div className="prb__copies" role="group" aria-label={m.printing_print_copy()}>
          {copies.map((copy) => (
            <TabletButton key={copy} block onClick={() => choose(copy)}>
              {copyWords(copy)}
            </TabletButton>
          ))}
        </div>
      )}
      <p className="prb__said" role="status">
        {print.isPending && m.printing_sending()}
        {print.data && outcomeWords(print.data)}
        {print.error && <span className="prb__failed">{print.error.message}</span>}
      </p>
    </div>
  )
}

function outcomeWords(printed: PrintJob | 'browser'): string {
  if (printed === 'browser') return m.printing_in_browser()
  const fault = faultWords(printed.reason)
  return fault ? m.printing_trouble({ printer: printed.printerName, reason: fault }) : m.printing_sent({ printer: printed.printerName })
}

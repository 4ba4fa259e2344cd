import { printerListGet, printerTest, type Printer as ShopPrinter } from '@harbour/protocol'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { call, query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Pill } from '../../ui/Pill.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { PrinterDialog } from './PrinterDialog.tsx'
import { copyWords, faultWords } from './printer-words.ts'

/** The printers of a shop with what waits for each, to be tried and changed. */
export function PrintersPanel({ storeId }: { storeId: string }) {
  const { data, error, refetch } = useQuery({ ...query(printerListGet, { storeId }), refetchInterval: 15_000 })
  const [dialog, open] = useState<ShopPrinter | 'new' | null>(null)
  const test = useMutation({
    mutationFn: ({ printerId }: ShopPrinter) => call(printerTest, { storeId, printerId }),
    onSuccess: (_, { name }) => {
      sayNote(m.shops_printer_tested({ name }))
      void refetch()
    },
  })
  return (
    <Panel
      bare
      title={m.shops_printers()}
      tools={
        <OfficeButton small icon={Printer} onClick={() => open('new')}>
          {m.shops_printer_add()}
        </OfficeButton>
      }
    >
      <ErrorNote error={error ?? test.error} onRetry={error ? refetch : undefined} />
      {data ? (
        <DataTable
          label={m.shops_printers()}
          columns={columns({ onTest: test.mutate, onChange: open, isTesting: test.isPending })}
          rows={data.printers}
          rowKey={({ printerId }) => printerId}
          empty={<Empty title={m.shops_printers_none()}>{m.shops_printers_none_say()}</Empty>}
        />
      ) : (
        !error && <Loading rows={2} />
      )}
      {dialog !== null && <PrinterDialog storeId={storeId} printer={dialog === 'new' ? null : dialog} onClose={() => open(null)} />}
    </Panel>
  )
}

type PrinterActs = { onTest: (printer: ShopPrinter) => void; onChange: (printer: ShopPrinter) => void; isTesting: boolean }

const columns = ({ onTest, onChange, isTesting }: PrinterActs): Column<ShopPrinter>[] => [
  { key: 'name', head: m.shops_printer_name(), sort: ({ name }) => name, cell: ({ name }) => <b>{name}</b> },
  {
    key: 'health',
    head: m.shops_health(),
    cell: ({ active, fault }) =>
      active ? <Pill look={fault === 'none' ? 'ok' : 'err'}>{faultWords(fault)}</Pill> : <Pill>{m.shops_printer_off()}</Pill>,
  },
  { key: 'address', head: m.shops_printer_address(), cell: ({ host, port }) => `${host}:${port}` },
  { key: 'copy', head: m.shops_printer_copy(), cell: ({ copy }) => copyWords(copy) },
  { key: 'waiting', head: m.shops_waiting(), right: true, cell: ({ waiting }) => waiting },
  {
    key: 'do',
    head: m.shops_acts(),
    right: true,
    cell: (printer) => (
      <span className="shdev__do">
        <OfficeButton
          small
          disabled={!printer.active || isTesting}
          aria-label={m.shops_printer_test_one({ name: printer.name })}
          onClick={() => onTest(printer)}
        >
          {m.shops_printer_test()}
        </OfficeButton>
        <OfficeButton small aria-label={m.shops_printer_change_one({ name: printer.name })} onClick={() => onChange(printer)}>
          {m.shops_change()}
        </OfficeButton>
      </span>
    ),
  },
]

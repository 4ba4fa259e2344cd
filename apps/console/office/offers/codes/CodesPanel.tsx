import { promoCodeBatchListGet, promoCodesExport, type CodeBatch } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { QrCode } from 'lucide-react'
import { useState } from 'react'
import { call, query } from '../../../api/call.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { withStepUp } from '../../session/step-up.ts'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { MakeCodesDialog } from './MakeCodesDialog.tsx'

type CodesPanelProps = { promoCode: string; live: boolean; mayMake: boolean }

/** The codes that were made for a promo code, by the batch: how many of them are used, and the way to take them along. */
export function CodesPanel({ promoCode, live, mayMake }: CodesPanelProps) {
  const { data, error, isFetching, refetch } = useQuery(query(promoCodeBatchListGet, { promoCode }))
  const [making, setMaking] = useState(false)
  return (
    <Panel
      title={m.offers_codes()}
      sub={m.offers_codes_say()}
      bare
      tools={
        mayMake && (
          <OfficeButton icon={QrCode} disabled={!live} onClick={() => setMaking(true)}>
            {m.offers_make_codes()}
          </OfficeButton>
        )
      }
    >
      <ErrorNote error={error} onRetry={refetch} />
      {data && (
        <DataTable
          label={m.offers_codes()}
          columns={columns(mayMake)}
          rows={data.batches}
          rowKey={({ batchId }) => batchId}
          stale={isFetching}
          empty={<Empty title={m.offers_no_codes()}>{live ? m.offers_no_codes_say() : m.offers_codes_live_first()}</Empty>}
        />
      )}
      {making && <MakeCodesDialog promoCode={promoCode} onClose={() => setMaking(false)} />}
    </Panel>
  )
}

function columns(mayExport: boolean): Column<CodeBatch>[] {
  return [
    { key: 'note', head: m.offers_codes_for(), cell: ({ note }) => (note === '' ? '–' : note) },
    { key: 'count', head: m.offers_codes_count(), right: true, cell: ({ count }) => count.toLocaleString('en') },
    { key: 'claimed', head: m.offers_codes_typed(), right: true, cell: ({ claimed }) => claimed },
    { key: 'used', head: m.offers_codes_used(), right: true, cell: ({ used }) => used },
    {
      key: 'made',
      head: m.offers_codes_made(),
      cell: ({ madeAt, madeName }) => (
        <>
          {dayAndTime(madeAt)}
          <small>{madeName}</small>
        </>
      ),
    },
    ...(mayExport ? [{ key: 'csv', head: m.offers_codes_take(), cell: (batch: CodeBatch) => <BatchCsv batch={batch} /> }] : []),
  ]
}

function BatchCsv({ batch: { batchId, promoCode, madeAt } }: { batch: CodeBatch }) {
  const name = `${promoCode}-${new Date(madeAt).toISOString().slice(0, 10)}-${batchId.slice(0, 8)}`
  return <CsvButton name={name} csv={() => withStepUp(() => call(promoCodesExport, { batchId }))} />
}

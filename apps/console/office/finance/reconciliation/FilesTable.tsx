import { dayAndTime } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Empty } from '../../ui/Empty.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { providerWords, type SettlementAnswer } from './case-words.ts'

type File = SettlementAnswer['files'][number]

/** The settlement files that were brought in for some days. */
export function FilesTable({ files, stale }: { files: readonly File[]; stale: boolean }) {
  return (
    <Panel bare title={m.finance_files()}>
      <DataTable
        label={m.finance_files()}
        columns={fileColumns()}
        rows={files}
        rowKey={({ fileId }) => fileId}
        stale={stale}
        empty={
          <Empty title={m.finance_no_files()}>
            <p>{m.finance_no_files_say()}</p>
          </Empty>
        }
      />
    </Panel>
  )
}

const fileColumns = (): Column<File>[] => [
  { key: 'name', head: m.finance_file(), sort: ({ name }) => name, cell: ({ name }) => <b>{name}</b> },
  { key: 'provider', head: m.finance_provider(), sort: ({ provider }) => provider, cell: ({ provider }) => providerWords(provider) },
  {
    key: 'span',
    head: m.finance_span(),
    sort: ({ begins }) => begins,
    cell: ({ begins, ends }) => m.finance_from_to({ from: dayAndTime(begins), to: dayAndTime(ends) }),
  },
  { key: 'lines', head: m.finance_file_lines(), right: true, sort: ({ lines }) => lines, cell: ({ lines }) => lines },
  { key: 'known', head: m.finance_file_known(), right: true, sort: ({ known }) => known, cell: ({ known }) => known },
  {
    key: 'elsewhere',
    head: m.finance_file_elsewhere(),
    right: true,
    sort: ({ elsewhere }) => elsewhere,
    cell: ({ elsewhere }) => elsewhere,
  },
  {
    key: 'by',
    head: m.finance_brought_by(),
    sort: ({ importedAt }) => importedAt,
    cell: ({ importedAt, staffName }) => m.finance_by_at({ name: staffName, at: dayAndTime(importedAt) }),
  },
]

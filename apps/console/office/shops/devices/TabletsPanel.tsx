import { tabletListGet, type Tablet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { TabletSmartphone } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../../api/call.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { useAtServerTime } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Pill } from '../../ui/Pill.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { healthOf, healthWords, type Health } from './tablet-health.ts'
import { PairDialog, RenameDialog, RevokeDialog } from './TabletDialogs.tsx'

type TabletDialog = { kind: 'pair' } | { kind: 'rename' | 'revoke'; tablet: Tablet }

/** The tablets that are paired with a shop, and how each of them is. */
export function TabletsPanel({ storeId }: { storeId: string }) {
  const { data, error, refetch } = useQuery({ ...query(tabletListGet, { storeId }), refetchInterval: 15_000 })
  const [dialog, open] = useState<TabletDialog | null>(null)
  const now = useAtServerTime((at) => Math.floor(at / 15_000)) * 15_000
  const close = () => open(null)
  const pair = (
    <OfficeButton small icon={TabletSmartphone} onClick={() => open({ kind: 'pair' })}>
      {m.shops_tablet_pair()}
    </OfficeButton>
  )
  return (
    <Panel bare title={m.shops_tablets()} tools={pair}>
      <ErrorNote error={error} onRetry={refetch} />
      {data ? (
        <DataTable
          label={m.shops_tablets()}
          columns={columns(now, open)}
          rows={data.tablets}
          rowKey={({ tabletId }) => tabletId}
          empty={<Empty title={m.shops_tablets_none()}>{m.shops_tablets_none_say()}</Empty>}
        />
      ) : (
        !error && <Loading rows={2} />
      )}
      {dialog?.kind === 'pair' && <PairDialog storeId={storeId} onClose={close} />}
      {dialog?.kind === 'rename' && <RenameDialog tablet={dialog.tablet} onClose={close} />}
      {dialog?.kind === 'revoke' && <RevokeDialog tablet={dialog.tablet} onClose={close} />}
    </Panel>
  )
}

const looks: Record<Health, 'ok' | 'warn' | 'err' | 'plain'> = { fine: 'ok', unused: 'plain', silent: 'err', muted: 'warn', hidden: 'warn' }

const columns = (now: number, open: (dialog: TabletDialog) => void): Column<Tablet>[] => [
  { key: 'name', head: m.shops_tablet_name(), sort: ({ name }) => name, cell: ({ name }) => <b>{name}</b> },
  {
    key: 'health',
    head: m.shops_health(),
    cell: (tablet) => {
      const health = healthOf(tablet, now)
      return <Pill look={looks[health]}>{healthWords(health)}</Pill>
    },
  },
  {
    key: 'seen',
    head: m.shops_last_heard(),
    cell: ({ report, seenAt }) => (report ? dayAndTime(report.at) : seenAt ? dayAndTime(seenAt) : m.shops_never()),
  },
  {
    key: 'screen',
    head: m.shops_screen(),
    cell: ({ report }) =>
      report ? { counter: m.shops_screen_counter, kitchen: m.shops_screen_kitchen, second: m.shops_screen_second }[report.screen]() : '–',
  },
  { key: 'unsent', head: m.shops_unsent(), right: true, cell: ({ report }) => report?.unsent ?? '–' },
  { key: 'version', head: m.shops_version(), cell: ({ report }) => report?.version ?? '–' },
  {
    key: 'do',
    head: m.shops_acts(),
    right: true,
    cell: (tablet) => (
      <span className="shdev__do">
        <OfficeButton small aria-label={m.shops_rename_one({ name: tablet.name })} onClick={() => open({ kind: 'rename', tablet })}>
          {m.shops_rename()}
        </OfficeButton>
        <OfficeButton
          small
          look="danger"
          aria-label={m.shops_revoke_one({ name: tablet.name })}
          onClick={() => open({ kind: 'revoke', tablet })}
        >
          {m.shops_revoke()}
        </OfficeButton>
      </span>
    ),
  },
]

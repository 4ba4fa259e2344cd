import { campaignResultDays, campaignResultGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'
import { money } from '../../../lib/money-text.ts'
import { sentences } from '../../../lib/sentences.ts'
import { m } from '../../../paraglide/messages.js'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { differenceWords, isChance, orderedShare, type CampaignResult } from '../words/result-words.ts'

type Row = CampaignResult['told'] & { key: string; words: string }

/** The orders that followed a campaign: of those who were told beside those who were held out, the difference in plain words, and the use of its coupons. */
export function ResultPanel({ campaignId, givesCoupon }: { campaignId: string; givesCoupon: boolean }) {
  const { data, error, refetch } = useQuery({ ...query(campaignResultGet, { campaignId }), refetchInterval: 30_000 })
  return (
    <Panel title={m.campaigns_result()} sub={m.campaigns_result_say({ days: campaignResultDays })} bare>
      <ErrorNote error={error} onRetry={refetch} />
      {!data && !error && <Loading rows={2} />}
      {data && (
        <>
          <DataTable label={m.campaigns_result()} columns={columns()} rows={rowsOf(data)} rowKey={({ key }) => key} />
          <div className="pan__b campresult">
            <p>
              <b>{differenceWords(data)}</b> {isChance(data) && m.campaigns_result_chance()}
            </p>
            {givesCoupon && (
              <p>
                {sentences(
                  m.campaigns_result_coupons({ given: data.coupons.given, used: data.coupons.used }),
                  data.coupons.used > 0 && m.campaigns_result_off({ sum: money(data.coupons.takenOff) }),
                )}
              </p>
            )}
          </div>
        </>
      )}
    </Panel>
  )
}

function rowsOf({ told, heldOut }: CampaignResult): Row[] {
  const rows = [{ key: 'told', words: m.campaigns_told(), ...told }]
  return heldOut.members === 0 ? rows : [...rows, { key: 'heldOut', words: m.campaigns_held_count(), ...heldOut }]
}

function columns(): Column<Row>[] {
  return [
    { key: 'group', head: m.campaigns_group(), cell: ({ words }) => words },
    { key: 'members', head: m.campaigns_members(), right: true, cell: ({ members }) => members.toLocaleString('en') },
    {
      key: 'ordered',
      head: m.campaigns_ordered(),
      right: true,
      cell: (row) =>
        row.members === 0
          ? '–'
          : m.campaigns_ordered_share({ ordered: row.ordered.toLocaleString('en'), share: orderedShare(row).toFixed(1) }),
    },
    { key: 'orders', head: m.campaigns_orders(), right: true, cell: ({ orders }) => orders.toLocaleString('en') },
    { key: 'total', head: m.campaigns_total(), right: true, cell: ({ total }) => money(total) },
  ]
}

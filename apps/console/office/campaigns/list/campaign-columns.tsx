import type { Campaign } from '@harbour/protocol'
import { Link } from 'react-router'
import { dayAndTime } from '../../../lib/format.ts'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { paths } from '../../paths.ts'
import type { Column } from '../../ui/table/columns.ts'
import { StatePill } from '../StatePill.tsx'
import { channels } from '../words/channel-words.ts'

/** The columns of the list of campaigns. */
export function campaignColumns(): Column<Campaign>[] {
  return [
    {
      key: 'name',
      head: m.campaigns_col_name(),
      sort: ({ name }) => name,
      cell: ({ campaignId, name, changedAt, changedName }) => (
        <span>
          <Link to={paths.campaign(campaignId)}>{name}</Link>
          <small>{m.campaigns_changed({ name: changedName, at: dayAndTime(changedAt) })}</small>
        </span>
      ),
    },
    { key: 'channel', head: m.campaigns_col_channel(), sort: ({ channel }) => channel, cell: Channel },
    { key: 'state', head: m.campaigns_col_state(), sort: ({ state }) => state, cell: ({ state }) => <StatePill state={state} /> },
    { key: 'when', head: m.campaigns_col_when(), sort: (row) => whenOf(row) ?? 0, cell: whenWords },
    {
      key: 'told',
      head: m.campaigns_col_told(),
      right: true,
      sort: ({ told }) => told,
      cell: ({ told, recipients, startedAt }) =>
        startedAt === null ? '–' : m.campaigns_told_of({ told: told.toLocaleString('en'), recipients: recipients.toLocaleString('en') }),
    },
    {
      key: 'cost',
      head: m.campaigns_col_cost(),
      right: true,
      sort: ({ cost }) => cost,
      cell: ({ cost, startedAt }) => (startedAt === null ? '–' : money(cost)),
    },
  ]
}

function Channel({ channel }: Campaign) {
  const { icon, words } = channels[channel]
  return (
    <span className="campway">
      <Icon of={icon} size={16} />
      {words()}
    </span>
  )
}

const whenOf = ({ startedAt, sendAt }: Campaign): number | null => startedAt ?? sendAt

function whenWords(campaign: Campaign): string {
  const at = whenOf(campaign)
  return at === null ? m.campaigns_not_sent() : dayAndTime(at)
}

import type { CampaignChannel } from '@harbour/protocol'
import { classes } from '../../../lib/classes.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { channelKeys, channels } from '../words/channel-words.ts'
import './ReachPanel.css'
import type { useSegmentCount } from './use-segment-count.ts'

type ReachPanelProps = { counted: ReturnType<typeof useSegmentCount>; channel: CampaignChannel }

/** The number of members in the segment now, and of those whom each channel reaches. */
export function ReachPanel({ counted: { count, isCounting, error, refetch }, channel }: ReachPanelProps) {
  return (
    <Panel title={m.campaigns_reach()} sub={isCounting ? m.campaigns_counting() : m.campaigns_reach_now()}>
      <ErrorNote error={error} onRetry={refetch} />
      <div className={classes('campreach', isCounting && 'is-old')} role="status">
        <p>
          <b>{count ? count.members.toLocaleString('en') : '–'}</b> {m.campaigns_reach_members()}
        </p>
        <dl>
          {channelKeys.map((key) => (
            <div key={key} className={classes(key === channel && 'is-on')}>
              <dt>
                <Icon of={channels[key].icon} size={16} />
                {channels[key].words()}
                {key === channel && <span className="visually-hidden"> {m.campaigns_reach_chosen()}</span>}
              </dt>
              <dd>{count ? m.campaigns_reach_of({ count: count[key].toLocaleString('en') }) : '–'}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="help">{m.campaigns_reach_say()}</p>
    </Panel>
  )
}

import type { Campaign } from '@harbour/protocol'
import { offerWindowEnd } from '@harbour/rules'
import { CircleStop, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { dayAndTime } from '../../../lib/format.ts'
import { money } from '../../../lib/money-text.ts'
import { sentences } from '../../../lib/sentences.ts'
import { useAtServerTime } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { Callout } from '../../ui/Callout.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Kpi } from '../../ui/Kpi.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { stopWords } from '../words/stop-words.ts'
import './Standing.css'

type StandingProps = { campaign: Campaign; pending: boolean; onStop: () => void }

/** A campaign that is to leave, or has left: when, how far it has come, what it has cost, and the way to stop it. */
export function Standing({ campaign, pending, onStop }: StandingProps) {
  const { state, sendAt } = campaign
  if (state === 'draft') return null
  if (state === 'scheduled')
    return (
      <Callout
        look="info"
        tools={
          <OfficeButton small icon={Undo2} pending={pending} onClick={onStop}>
            {m.campaigns_take_back()}
          </OfficeButton>
        }
      >
        <b>{m.campaigns_leaves_at({ at: dayAndTime(sendAt ?? 0) })}</b> {m.campaigns_leaves_say()}
      </Callout>
    )
  return (
    <>
      {state === 'sending' && <Sending pending={pending} onStop={onStop} />}
      {state === 'stopped' && <Callout look="warn">{stopWords(campaign)}</Callout>}
      {campaign.startedAt !== null && <Progress campaign={campaign} />}
    </>
  )
}

function Sending({ pending, onStop }: Pick<StandingProps, 'pending' | 'onStop'>) {
  const [asking, setAsking] = useState(false)
  const isNight = useAtServerTime((now) => offerWindowEnd(now) === null)
  return (
    <>
      <Callout
        look="info"
        tools={
          <OfficeButton small look="danger" icon={CircleStop} pending={pending} onClick={() => setAsking(true)}>
            {m.campaigns_stop()}
          </OfficeButton>
        }
      >
        {sentences(m.campaigns_on_its_way(), isNight && m.campaigns_waits_for_morning())}
      </Callout>
      {asking && (
        <Dialog
          title={m.campaigns_stop_title()}
          onClose={() => setAsking(false)}
          actions={
            <OfficeButton
              look="danger"
              onClick={() => {
                setAsking(false)
                onStop()
              }}
            >
              {m.campaigns_stop_go()}
            </OfficeButton>
          }
        >
          <p>{m.campaigns_stop_say()}</p>
        </Dialog>
      )}
    </>
  )
}

function Progress({ campaign }: { campaign: Campaign }) {
  const { recipients, told, left, dropped, heldOutCount, cost, startedAt } = campaign
  const toTell = recipients - heldOutCount
  const done = toTell === 0 ? 100 : Math.round((100 * (told + dropped)) / toTell)
  return (
    <section aria-label={m.campaigns_progress()} className="campgo">
      {campaign.state === 'sending' && (
        <div
          className="campgo__bar"
          role="progressbar"
          aria-label={m.campaigns_progress()}
          aria-valuenow={done}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <i style={{ width: `${done}%` }} />
        </div>
      )}
      <div className="kpis">
        <Kpi
          label={m.campaigns_told()}
          value={told.toLocaleString('en')}
          note={m.campaigns_told_note({ recipients: recipients.toLocaleString('en'), at: dayAndTime(startedAt ?? 0) })}
        />
        <Kpi label={m.campaigns_left()} value={left.toLocaleString('en')} note={m.campaigns_left_note()} />
        <Kpi label={m.campaigns_dropped()} value={dropped.toLocaleString('en')} note={m.campaigns_dropped_note()} />
        <Kpi label={m.campaigns_held_count()} value={heldOutCount.toLocaleString('en')} note={m.campaigns_held_note()} />
        <Kpi label={m.campaigns_col_cost()} value={money(cost)} note={m.campaigns_cost_note()} />
      </div>
    </section>
  )
}

import { nextOfferMoment, offerWindowEnd } from '@harbour/rules'
import { useState } from 'react'
import { momentOf, formDay, formTime } from '../../../lib/form-moment.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { money } from '../../../lib/money-text.ts'
import { sentences } from '../../../lib/sentences.ts'
import { serverNow, useAtServerTime } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { Callout } from '../../ui/Callout.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import type { CampaignContent } from '../words/campaign-content.ts'
import type { CampaignCost } from '../words/campaign-cost.ts'
import { channels } from '../words/channel-words.ts'
import './SendDialog.css'

const day = 24 * 60 * 60_000
const mostAhead = 90

type SendDialogProps = {
  content: CampaignContent
  cost: CampaignCost
  couponName: string | null
  /** Its members are being counted: `cost` is of those who were in it before. */
  isCounting: boolean
  pending: boolean
  error: Error | null
  onSend: (sendAt: number | null) => void
  onClose: () => void
}

/** The last look before a campaign leaves: to whom, how, when, and what it costs at most. */
export function SendDialog({ content, cost, couponName, isCounting, pending, error, onSend, onClose }: SendDialogProps) {
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [date, setDate] = useState(() => formDay(serverNow() + day))
  const [time, setTime] = useState('11:00')
  const sendAt = momentOf(date, time)
  const fault = useAtServerTime((now) => (when === 'later' && !isAhead(sendAt, now) ? m.campaigns_moment_wrong({ days: mostAhead }) : ''))
  const told = isCounting ? m.campaigns_counting() : cost.told.toLocaleString('en')
  return (
    <Dialog
      title={m.campaigns_send_title({ name: content.name })}
      onClose={onClose}
      actions={
        <OfficeButton
          look="brand"
          pending={pending || isCounting}
          disabled={fault !== ''}
          onClick={() => onSend(when === 'now' ? null : (sendAt ?? null))}
        >
          {isCounting && m.campaigns_counting()}
          {!isCounting && (when === 'now' ? m.campaigns_send_now({ count: told }) : m.campaigns_schedule())}
        </OfficeButton>
      }
    >
      <dl className="campsend">
        <dt>{m.campaigns_row_who()}</dt>
        <dd>
          {sentences(
            m.campaigns_send_who({ count: told, channel: channels[content.channel].means() }),
            content.heldOut > 0 && m.campaigns_send_held({ share: content.heldOut }),
          )}
        </dd>
        <dt>{m.campaigns_row_how()}</dt>
        <dd>
          {sentences(
            m.campaigns_send_how({ channel: channels[content.channel].means() }),
            couponName !== null && m.campaigns_send_coupon({ coupon: couponName }),
          )}
        </dd>
        <dt>{m.campaigns_col_cost()}</dt>
        <dd>
          {sentences(
            m.campaigns_send_cost({ sum: isCounting ? told : money(cost.sum) }),
            !isCounting && cost.stopsAt !== null && m.campaigns_cost_stops({ members: cost.stopsAt.toLocaleString('en'), told }),
          )}
        </dd>
      </dl>
      {!isCounting && cost.told === 0 && <Callout look="warn">{m.campaigns_send_nobody()}</Callout>}
      <fieldset className="campwhen">
        <legend>{m.campaigns_col_when()}</legend>
        <label>
          <input type="radio" name="when" checked={when === 'now'} onChange={() => setWhen('now')} />
          {m.campaigns_when_now()}
        </label>
        <label>
          <input type="radio" name="when" checked={when === 'later'} onChange={() => setWhen('later')} />
          {m.campaigns_when_later()}
        </label>
        {when === 'later' && (
          <span className="campwhen__at">
            <TextField label={m.campaigns_day_of()} type="date" value={date} onChange={setDate} />
            <TextField label={m.campaigns_time_of()} type="time" value={time} onChange={setTime} />
          </span>
        )}
        {fault && (
          <p className="help is-error" role="alert">
            {fault}
          </p>
        )}
      </fieldset>
      <p className="help">
        <Hours at={when === 'now' ? null : (sendAt ?? null)} />
      </p>
      <ErrorNote error={error} />
    </Dialog>
  )
}

const isAhead = (at: number | undefined, now: number): boolean => at !== undefined && at > now && at <= now + mostAhead * day

/** The hours in which messages leave, and, where a moment lies outside of them, when the first one does. */
function Hours({ at }: { at: number | null }) {
  return useAtServerTime((now) => {
    const moment = at ?? now
    const isNight = offerWindowEnd(moment) === null
    return sentences(
      m.campaigns_hours(),
      isNight && m.campaigns_hours_wait({ at: firstAt(moment) }),
      at !== null && m.campaigns_counted_then(),
    )
  })
}

function firstAt(moment: number): string {
  const first = nextOfferMoment(moment)
  return formDay(first) === formDay(serverNow()) ? formTime(first) : dayAndTime(first)
}

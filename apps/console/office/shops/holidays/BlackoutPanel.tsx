import { Ban, Clock } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { localized } from '../../words/localized.ts'
import type { PartProps } from '../edit/part-props.ts'
import './HolidayPanel.css'
import { daysWords, timesWords } from './holiday-words.ts'

/** The days on which the catalogue itself shuts the shop, or opens it at other hours; they come with an import, and go with the draft. Nothing where there are none. */
export function BlackoutPanel({ shop: { blackouts }, readOnly, onChange }: PartProps) {
  if (blackouts.length === 0) return null
  return (
    <Panel bare title={m.shops_blackouts()} sub={m.shops_blackouts_sub()}>
      <ul>
        {blackouts.map((blackout, at) => {
          const days = daysWords(blackout)
          const isShut = blackout.times.length === 0
          return (
            <li key={`${blackout.startDate} ${at}`} className="hlist__row">
              <span>
                <b>{days}</b>
                <small>{timesWords(blackout)}</small>
              </span>
              <span>{blackout.reason && localized(blackout.reason)}</span>
              <Pill look={isShut ? 'warn' : 'ok'} icon={isShut ? Ban : Clock}>
                {isShut ? m.shops_shut() : m.shops_other_hours()}
              </Pill>
              {!readOnly && (
                <span className="hlist__do">
                  <OfficeButton
                    small
                    aria-label={m.shops_holiday_remove_one({ days })}
                    onClick={() => onChange({ blackouts: blackouts.toSpliced(at, 1) })}
                  >
                    {m.shops_take_back()}
                  </OfficeButton>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

import { Plus, X } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { TextField } from '../../ui/form/TextField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import type { TimeRow } from './holiday-form.ts'
import './TimeRows.css'

type TimeRowsProps = { times: readonly TimeRow[]; error?: string | undefined; most: number; onChange: (times: TimeRow[]) => void }

/** Stretches of the day, typed: from a time to another, past midnight where the second is the earlier. */
export function TimeRows({ times, error, most, onChange }: TimeRowsProps) {
  const change = (at: number, row: Partial<TimeRow>) => onChange(times.map((each, place) => (place === at ? { ...each, ...row } : each)))
  return (
    <div className="trows">
      {times.map(({ startTime, endTime }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is its place
        <div key={at} className="trows__row">
          <TextField
            label={m.shops_opens()}
            value={startTime}
            maxLength={5}
            placeholder="11:00"
            onChange={(value) => change(at, { startTime: value })}
          />
          <TextField
            label={m.shops_closes()}
            value={endTime}
            maxLength={5}
            placeholder="22:00"
            onChange={(value) => change(at, { endTime: value })}
          />
          {times.length > 1 && (
            <OfficeButton
              look="ghost"
              icon={X}
              aria-label={m.shops_remove_times({ times: `${startTime}–${endTime}` })}
              onClick={() => onChange(times.filter((_, place) => place !== at))}
            />
          )}
        </div>
      ))}
      {error && (
        <p className="help is-error" role="alert">
          {error}
        </p>
      )}
      {times.length < most && (
        <OfficeButton small icon={Plus} onClick={() => onChange([...times, { startTime: '18:00', endTime: '22:00' }])}>
          {m.shops_add_times()}
        </OfficeButton>
      )}
    </div>
  )
}

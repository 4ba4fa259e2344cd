import { m } from '../../../paraglide/messages.js'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import './HolidayFields.css'
import type { HolidayFault, HolidayForm } from './holiday-form.ts'
import { faultWords, holidayReasonOptions } from './holiday-words.ts'
import { TimeRows } from './TimeRows.tsx'

type HolidayFieldsProps = { form: HolidayForm; fault: HolidayFault | null; onChange: (change: Partial<HolidayForm>) => void }

/** The fields of a holiday: its days, whether shops are shut or open at some times, why, and what guests read. */
export function HolidayFields({ form, fault, onChange }: HolidayFieldsProps) {
  const said = (...faults: HolidayFault[]) => (fault !== null && faults.includes(fault) ? faultWords(fault) : undefined)
  return (
    <>
      <div className="hday__two">
        <TextField
          type="date"
          label={m.shops_first_day()}
          value={form.startDate}
          error={said('days')}
          onChange={(startDate) => onChange({ startDate, ...(form.endDate < startDate && { endDate: startDate }) })}
        />
        <TextField
          type="date"
          label={m.shops_last_day()}
          value={form.endDate}
          error={said('order')}
          onChange={(endDate) => onChange({ endDate })}
        />
      </div>
      <SelectField
        label={m.shops_holiday_kind()}
        value={form.kind}
        options={[
          { value: 'shut', words: m.shops_shut_all_day() },
          { value: 'open', words: m.shops_open_at_times() },
        ]}
        onChange={(kind) => onChange({ kind })}
      />
      {form.kind === 'open' && <TimeRows times={form.times} error={said('times')} most={4} onChange={(times) => onChange({ times })} />}
      <SelectField label={m.shops_why()} value={form.reason} options={holidayReasonOptions()} onChange={(reason) => onChange({ reason })} />
      <div className="hday__two">
        <TextField
          label={m.shops_notice_tc()}
          lang="zh-Hant-HK"
          value={form.tc}
          maxLength={120}
          error={said('notice')}
          onChange={(tc) => onChange({ tc })}
        />
        <TextField label={m.shops_notice_en()} lang="en" value={form.en} maxLength={120} onChange={(en) => onChange({ en })} />
      </div>
      <TextField label={m.shops_holiday_note()} value={form.note} maxLength={200} onChange={(note) => onChange({ note })} />
    </>
  )
}

import { holidayListGet, type Holiday } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { Ban, CalendarPlus, Clock } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { useMay } from '../../session/rights.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { localized } from '../../words/localized.ts'
import { HolidayDialog } from './HolidayDialog.tsx'
import './HolidayPanel.css'
import { daysWords, holidayReasonWords, timesWords } from './holiday-words.ts'
import { useSaveHoliday } from './use-save-holiday.ts'

/** The holidays of a shop that are not over: told at once, beside what its catalogue says. */
export function HolidayPanel({ storeId }: { storeId: string }) {
  const may = useMay('shop.state')
  const { data, error, refetch } = useQuery({ ...query(holidayListGet, { storeId }), enabled: may })
  const [dialog, open] = useState<Holiday | 'new' | null>(null)
  const close = () => open(null)
  return (
    <Panel
      bare
      title={m.shops_holidays()}
      sub={m.shops_holidays_sub()}
      tools={
        may && (
          <OfficeButton small icon={CalendarPlus} onClick={() => open('new')}>
            {m.shops_holiday_add()}
          </OfficeButton>
        )
      }
    >
      {!may && <p className="hlist__none">{m.shops_holidays_not_yours()}</p>}
      <ErrorNote error={error} onRetry={refetch} />
      {may && !data && !error && <Loading rows={2} />}
      {data?.holidays.length === 0 && <p className="hlist__none">{m.shops_holidays_none()}</p>}
      <ul>
        {data?.holidays.map((holiday) => (
          <HolidayRow key={holiday.holidayId} holiday={holiday} onChange={() => open(holiday)} />
        ))}
      </ul>
      {dialog !== null && (
        <HolidayDialog storeIds={[storeId]} {...(dialog !== 'new' && { holiday: dialog })} onClose={close} onSaved={close} />
      )}
    </Panel>
  )
}

function HolidayRow({ holiday, onChange }: { holiday: Holiday; onChange: () => void }) {
  const { remove } = useSaveHoliday([holiday.storeId])
  const days = daysWords(holiday)
  const isShut = holiday.times.length === 0
  return (
    <li className="hlist__row">
      <span>
        <b>{days}</b>
        <small>{timesWords(holiday)}</small>
      </span>
      <span>
        {holiday.notice ? localized(holiday.notice) : holidayReasonWords(holiday.reason)}
        <small>{[holiday.notice && holidayReasonWords(holiday.reason), holiday.note, holiday.by.name].filter(Boolean).join(' · ')}</small>
      </span>
      <Pill look={isShut ? 'warn' : 'ok'} icon={isShut ? Ban : Clock}>
        {isShut ? m.shops_shut() : m.shops_other_hours()}
      </Pill>
      <span className="hlist__do">
        <OfficeButton small onClick={onChange} aria-label={m.shops_holiday_change_one({ days })}>
          {m.shops_change()}
        </OfficeButton>
        <OfficeButton
          small
          pending={remove.isPending}
          onClick={() => remove.mutate(holiday)}
          aria-label={m.shops_holiday_remove_one({ days })}
        >
          {m.shops_take_back()}
        </OfficeButton>
      </span>
      <ErrorNote error={remove.error} />
    </li>
  )
}

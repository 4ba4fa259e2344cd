import { useSearchParams } from 'react-router'
import { CircleCheck, LockKeyhole, ReceiptText } from 'lucide-react'
import { brand, useKeys } from '../../api/keys.ts'
import { m } from '../../paraglide/messages.js'
import { Failure } from '../../ui/Failure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ChangedEnd } from './ChangedEnd.tsx'
import { dropDraft, useDraft } from './day-end-drafts.ts'
import './DayEndScreen.css'
import { dayWords } from './day-words.ts'
import { DrawerCount } from './DrawerCount.tsx'
import { draftOf, drawerFace, type DayEnd } from './drawer.ts'
import { HoursChart } from './HoursChart.tsx'
import { NotInDrawer } from './NotInDrawer.tsx'
import { PrintSummary } from './PrintSummary.tsx'
import { SavedEnd } from './SavedEnd.tsx'
import { Takings } from './Takings.tsx'
import { lastDays, useBusinessDay, useDayEnd } from './use-day-end.ts'

/** The end of a business day: what it has brought in, and its cash counted. It is for those who may close the day. */
export function DayEndScreen() {
  const shift = useKeys(({ shift }) => shift)
  return shift?.rights.includes('shop.dayEnd') ? <DayEnds /> : <NoRight name={shift?.name ?? ''} />
}

function DayEnds() {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const today = useBusinessDay(storeId)
  const [asked, ask] = useSearchParams()
  if (!today.data)
    return today.error ? <Failure error={today.error} onRetry={today.refetch} /> : <p className="eday__wait">{m.frame_loading()}</p>
  const days = lastDays(today.data)
  const day = days.find((each) => each === asked.get('day')) ?? today.data
  return <DayEndOf key={day} storeId={storeId} day={day} days={days} onDay={(chosen) => ask({ day: chosen }, { replace: true })} />
}

function NoRight({ name }: { name: string }) {
  return (
    <div className="eday__none">
      <Icon of={LockKeyhole} size={44} />
      <h1>{m.day_end_title()}</h1>
      <p>{m.day_end_no_right({ name })}</p>
    </div>
  )
}

type DayEndOfProps = { storeId: string; day: string; days: string[]; onDay: (day: string) => void }

function DayEndOf({ storeId, day, days, onDay }: DayEndOfProps) {
  const { data, error, refetch } = useDayEnd({ storeId, day })
  return (
    <div className="edays">
      <header className="eday__head">
        <h1>{m.day_end_title()}</h1>
        <select aria-label={m.day_end_day()} value={day} onChange={({ target }) => onDay(target.value)}>
          {days.map((each, back) => (
            <option key={each} value={each}>
              {back === 0 ? `${m.day_end_today()} · ${dayWords(each)}` : dayWords(each)}
            </option>
          ))}
        </select>
        {data && <OpenTag open={data.open} />}
        {data && <PrintSummary dayEnd={data} />}
      </header>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <p className="eday__wait">{m.frame_loading()}</p>}
      {data && (
        <div className="eday">
          <div className="eday__left">
            <NotInDrawer dayEnd={data} />
            <Takings dayEnd={data} />
            <HoursChart hours={data.hours} begins={data.begins} />
          </div>
          <DrawerSide dayEnd={data} />
        </div>
      )}
    </div>
  )
}

const OpenTag = ({ open }: Pick<DayEnd, 'open'>) => (
  <span className={open === 0 ? 'eday__tag' : 'eday__tag is-open'}>
    <Icon of={open === 0 ? CircleCheck : ReceiptText} size={16} />
    {open === 0 ? m.day_end_all_finished() : m.day_end_open({ count: open })}
  </span>
)

function DrawerSide({ dayEnd }: { dayEnd: DayEnd }) {
  const draft = useDraft(dayEnd)
  const [latest] = dayEnd.saved
  const face = drawerFace(dayEnd.saved, draft, brand())
  if (latest && face === 'saved') return <SavedEnd dayEnd={dayEnd} latest={latest} />
  if (latest && draft && face === 'changed') return <ChangedEnd dayEnd={dayEnd} latest={latest} draft={draft} />
  return <DrawerCount dayEnd={dayEnd} draft={draft ?? draftOf(undefined, brand())} onLeave={latest && (() => dropDraft(dayEnd))} />
}
